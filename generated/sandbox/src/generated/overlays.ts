// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type { Overlay } from '../spec/overlay.js'

/** What is known of the gateway beyond the document, by the name of the profile it gives. */
export const overlays: Readonly<Record<string, Overlay>> = {
  field: {
    summary: 'What clients in the field send, and what recorded answers look like, beyond the interface document.',
    over: 'lenient',
    rows: {
      F1: {
        summary: "Card numbers of the gateway's own test environment.",
        evidence: ['tested', 'sdk'],
        cards: {
          success: { numbers: ['4111111111111112', '4111111111100031', '4111111111100023', '5218851946955484'] },
          threeDSecure: { numbers: ['5486732058864471', '4111111111111111'] },
          threeDSecureFailure: { numbers: ['4111111111111114', '4111111111111115'] },
          insufficientFunds: { numbers: ['7000000000000007'] },
          invalidExpiry: { numbers: ['4400000000000008', '8000000000000008'] },
          blacklisted: { numbers: ['7600000000000006'] },
          nonexistent: { numbers: ['1234561999999999'] },
          amountExceed: { numbers: ['4111101000000046'] },
          blockProcessingError: { numbers: ['4111111111100056'] },
          blockIssuerBlockedCard: { numbers: ['4111111111100072'] },
          blockIssuerCardFail: { numbers: ['4111111111100080'] },
          chargeProcessingError: { numbers: ['4111111111100221'] },
          unblockProcessingError: { numbers: ['4111111111100627'], fails: { unblock: 'PROCESSING_ERROR' } },
          refundProcessingError: { numbers: ['4111111111102029'], fails: { refund: 'PROCESSING_ERROR' } },
          timeoutBlock: { numbers: ['4100401111100062'] },
          timeoutUnblock: { numbers: ['4100401111100724'] },
          timeoutCharge: { numbers: ['4100401111100328'] },
          timeoutRefund: { numbers: ['4100401111103025'] },
        },
      },
      F2: {
        summary: 'An expiry date that is past is taken; the test environment does not check dates.',
        evidence: ['weak'],
        tolerates: ['pastExpiry'],
      },
      F3: {
        summary: 'A GET without a query has the parameters as a form in its body.',
        evidence: ['sdk', 'tested'],
        tolerates: ['bodyOfGet'],
      },
      F4: {
        summary: 'GetState is there in the families InPay and eWallet, too; in eWallet its Key is the VWID.',
        evidence: ['tested', 'sdk'],
        commands: {
          'inpay.GetState': {
            like: 'api.GetState',
            path: '/apim/GetState',
            answers: ['OrderId', 'Forwarded', 'State', 'MerchantContract', 'Amount', 'RRN'],
          },
          'ewallet.GetState': {
            like: 'api.GetState',
            path: '/vwapi/GetState',
            credential: 'vwid',
            answers: ['OrderId', 'Forwarded', 'State', 'MerchantContract', 'Amount', 'RRN'],
          },
        },
      },
      F5: {
        summary: 'The hosted page can be filled in without a browser.',
        evidence: ['tested'],
        page: {
          submit: 'PaySubmit',
          form: 'payForm',
          session: 'Key',
          inputs: { PAN: 'CardNumber', Expiry: 'DateTo' },
          data: 'Data',
          json: 'Json',
        },
      },
      F6: {
        summary: 'The retrieval reference number has twelve digits and is the same for a payment for ever.',
        evidence: ['tested'],
        attributes: [
          {
            of: ['api.GetState', 'inpay.GetState', 'ewallet.GetState', 'inpay.PayStatus'],
            name: 'RRN',
            gives: 'retrieval-number',
            when: 'money-moved',
            summary: 'Retrieval reference number, once money moved.',
          },
        ],
      },
      F7: { summary: 'An empty parameter or key counts as absent.', evidence: ['sdk'], tolerates: ['emptyIsAbsent'] },
      F8: {
        summary: 'Blanks around names and values of key-pair strings mean nothing.',
        evidence: ['tested'],
        tolerates: ['blanksInPairs'],
      },
      F9: {
        summary: 'Empty parts of key-pair strings, and parts without =, are skipped.',
        evidence: ['sdk'],
        tolerates: ['brokenPairs'],
      },
      F10: {
        summary: 'In values of key-pair strings + is a blank even where nothing is percent-encoded.',
        evidence: ['tested'],
        tolerates: ['plusInPairs'],
      },
      F11: {
        summary: 'IP may be absent in InPay Init, and in eWallet Init for a card.',
        evidence: ['tested'],
        parameters: [
          { of: ['inpay.Init'], names: ['IP'], is: 'optional' },
          { of: ['ewallet.Init'], names: ['IP'], is: 'optional', for: { SessionType: 'Add' } },
        ],
      },
      F12: {
        summary: 'Init of the family eWallet registers a user whose login it does not know.',
        evidence: ['recorded'],
        tolerates: ['unknownUserInInit'],
      },
      F13: {
        summary: 'Init of the family eWallet answers OrderId for a block session, too.',
        evidence: ['recorded', 'tested'],
        settings: { initOrderIdForBlock: true },
      },
      F14: {
        summary: 'After Init of an order, Pay with FreePay for the same order goes on with that session and follows its type.',
        evidence: ['recorded'],
        tolerates: ['paymentOfSession'],
      },
      F15: {
        summary: 'PayStatus says no, with the code NONE, before anything was paid.',
        evidence: ['tested'],
        statuses: [{ of: ['inpay.PayStatus', 'ewallet.PayStatus'], states: ['New'], code: 'NONE' }],
      },
      F16: {
        summary: 'Standalone cheques have Message and AdditionalMessages at the top level only, and INN as a number.',
        evidence: ['recorded'],
        parameters: [
          { of: ['cheques.Create'], names: ['Cheque.Content.Message'], is: 'optional' },
          { of: ['cheques.Create'], names: ['AdditionalMessages'], is: 'ignored' },
        ],
      },
      F17: {
        summary: 'Answers about cheques have other members and statuses.',
        evidence: ['recorded'],
        replies: {
          'cheques.Create': {
            members: { Success: 'success', ErrCode: 'error', ErrMessages: 'nothing', Status: 'status' },
            words: { Queued: 'Accepted' },
          },
          'cheques.Status': {
            each: { Sended: 'sended', Cheque: 'document', ErrCode: 'nothing', Status: 'status' },
            words: { Queued: 'Accepted' },
          },
        },
      },
      F18: {
        summary: 'Cheques have paths of their own, a cheque Id that is used again is a conflict, and there is CreateCorrection.',
        evidence: ['recorded', 'sdk'],
        paths: { 'cheques.Create': '/apicheque/Create', 'cheques.Status': '/apicheque/Status' },
        commands: { 'cheques.CreateCorrection': { like: 'cheques.Create', path: '/apicheque/CreateCorrection' } },
        replies: {
          'cheques.Create': { words: { Duplicate: 'Conflict' } },
          'cheques.CreateCorrection': { words: { Duplicate: 'Conflict' } },
        },
      },
      F19: {
        summary: 'Init of a card registration comes with an amount of zero and an OrderId; both are ignored.',
        evidence: ['sdk'],
        parameters: [
          { of: ['ewallet.Init'], names: ['Amount', 'OrderId'], is: 'ignored', for: { SessionType: 'Add' } },
        ],
      },
      F20: {
        summary: 'ApplePay and AndroidPay are MobilePay and MobileBlock, as Method says; the root element is named after the path.',
        evidence: ['sdk'],
        commands: {
          'api.ApplePay': { like: 'api.MobilePay', path: '/api/ApplePay', element: 'ApplePay' },
          'api.ApplePayBlock': {
            like: 'api.MobileBlock',
            path: '/api/ApplePay',
            element: 'ApplePay',
            for: { Method: 'BLOCK' },
          },
          'api.AndroidPay': { like: 'api.MobilePay', path: '/api/AndroidPay', element: 'AndroidPay' },
          'api.AndroidPayBlock': {
            like: 'api.MobileBlock',
            path: '/api/AndroidPay',
            element: 'AndroidPay',
            for: { Method: 'BLOCK' },
          },
        },
        parameters: [
          {
            of: ['api.ApplePay', 'api.ApplePayBlock', 'api.AndroidPay', 'api.AndroidPayBlock'],
            names: ['Method'],
            is: 'ignored',
          },
        ],
      },
      F21: {
        summary: 'What is missing in Block has codes of its own, and PayInfo may come without OrderId and Amount.',
        evidence: ['tested'],
        missing: {
          'api.Block': {
            'PayInfo.PAN': 'WRONG_PAN',
            'PayInfo.EMonth': 'WRONG_EXPIRE_DATE',
            'PayInfo.EYear': 'CARD_EXPIRED',
            Amount: 'AMOUNT_ERROR',
            OrderId: 'WRONG_PARAMS',
          },
        },
        parameters: [{ of: ['api.Block'], names: ['PayInfo.OrderId', 'PayInfo.Amount'], is: 'optional' }],
        attributes: [{ of: ['api.Block'], name: 'OrderId', gives: 'empty', in: ['False'], when: 'absent' }],
      },
      F22: {
        summary: 'Answers of the family eWallet have empty attributes where there is no user or card to name.',
        evidence: ['recorded'],
        attributes: [
          { of: ['ewallet.Refund'], name: 'VWUserLgn', gives: 'empty' },
          { of: ['ewallet.Pay', 'ewallet.PayStatus'], name: 'VWUserLgn', gives: 'empty', when: 'card-not-registered' },
          { of: ['ewallet.Pay', 'ewallet.PayStatus'], name: 'CardId', gives: 'empty', when: 'card-not-registered' },
        ],
      },
      F23: {
        summary: 'The success of Block names Key.',
        evidence: ['tested'],
        attributes: [
          { of: ['api.Block'], name: 'Key', gives: 'key', after: 'OrderId', summary: 'Name of the terminal.' },
        ],
      },
      F24: {
        summary: 'Key-pair strings come raw, encoded with the form, value by value, or as a whole once more.',
        evidence: ['recorded'],
        tolerates: ['pairEncodings'],
      },
      F25: {
        summary: 'Names in any case, a query everywhere, and values that answers and notifications have besides.',
        evidence: ['sdk', 'recorded'],
        tolerates: ['query', 'foldNames'],
        aliases: { ServiceId: ['PaytureId'] },
        cardIds: 'uuid',
        parameters: [{ of: ['ewallet.SendCode'], names: ['CardId'], is: 'any-length' }],
        attributes: [
          {
            of: ['api.GetState', 'inpay.GetState', 'ewallet.GetState'],
            name: 'Forwarded',
            gives: 'forwarded',
            summary: '`True` when another terminal took the payment over, else `False`.',
          },
          {
            of: ['api.GetState', 'inpay.GetState', 'ewallet.GetState'],
            name: 'FinalTerminal',
            gives: 'final-terminal',
            summary: 'Name of the terminal that took the payment over.',
          },
          {
            of: ['ewallet.Add'],
            name: 'CardId',
            gives: 'card-id',
            in: ['False'],
            codes: ['DUPLICATE_CARD'],
            summary: 'Id under which the card is registered already.',
          },
        ],
        refusals: { card: { WRONG_CARD_INFO: 'WRONG_CARD' } },
        errors: {
          AMOUNT_EXCEED_BALANCE: {
            summary: 'The amount is more than what is left of the payment.',
            advice: {
              fault: 'merchant',
              repeat: 'after-fix',
              payer: 'The operation could not be completed. Please contact the shop.',
              merchant: 'Ask for the status of the payment, and send an amount that is no more than what it says.',
            },
          },
          FORMAT_ERROR: {
            summary: 'A parameter is not in its format.',
            advice: {
              fault: 'merchant',
              repeat: 'after-fix',
              payer: 'The operation could not be completed. Please contact the shop.',
              merchant: 'Compare the request with the document; the answer does not say which parameter it is.',
            },
          },
          OPERATION_NOT_ALLOWED: {
            summary: 'The merchant may not carry out this operation.',
            advice: {
              fault: 'merchant',
              repeat: 'after-fix',
              payer: 'The operation could not be completed. Please contact the shop.',
              merchant: 'Have the operation switched on for the terminal by support, or leave it out.',
            },
          },
          WRONG_CARD: {
            summary: 'The registered card cannot pay, for it is not active.',
            advice: {
              fault: 'merchant',
              repeat: 'after-fix',
              payer: 'This card is not confirmed yet. Confirm it, or pay with another card.',
              merchant: 'Have the card activated with the amount that was blocked on it, or offer another one.',
            },
          },
          WRONG_AMOUNT: {
            summary: 'The amount is not the one that was expected.',
            advice: {
              fault: 'merchant',
              repeat: 'after-fix',
              payer: 'The amount is not right. Please check it.',
              merchant: 'Compare the amount with that of the payment, or with the one that was blocked on the card.',
            },
          },
        },
        states: { Session_Inited: { summary: 'A session was opened, and nothing was paid yet.' } },
        statuses: [
          { of: ['api.GetState', 'inpay.GetState', 'ewallet.GetState'], states: ['New'], says: 'Session_Inited' },
        ],
        outcomes: { 'ewallet.Add': 'ewallet.Pay' },
        dates: ['M/d/yyyy h:mm:ss tt'],
      },
    },
  },
}
