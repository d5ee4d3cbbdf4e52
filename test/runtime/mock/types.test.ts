/** The types of the mock: which tests of a merchant compile and which do not. The compiler itself decides. */
import { describeTypes } from '../../support/describe-types.js'

const preamble = `
import { createMock, createMockFactory, mockReply, sequence, apiPayMock, credentials } from '@card-gateway/mock'
import { gatewayResolver } from '@card-gateway/mock/msw'
import { throughDispatcher, withGateway } from '@card-gateway/mock/undici'
import { CardGateway } from '@card-gateway/client'
`

const compiles: Readonly<Record<string, string>> = {
  'a script of names, lists, replies, sequences and choices': `createMock({
    'api.Pay': ['threeDS', 'charged'],
    'api.Block': 'answer-lost',
    'api.Refund': mockReply('api.Refund', 'part', { NewAmount: 700 }),
    'api.Charge': sequence('charged', 'time-out'),
    'ewallet.Pay': (request, nth) => (request.Amount > 100 || nth > 2 ? 'declined' : 'charged'),
  })`,
  'a script set by a function': "createMock((mock) => { mock.on('api.Pay', 'declined').on('api.Block', ['blocked']) })",
  'the reply of a scenario is the member of the union with its outcome':
    "const address: string = mockReply('api.Pay', 'threeDS').reply.ACSUrl; const advice: string = mockReply('api.Pay', 'declined').reply.error.advice.payer",
  'children as overrides': "mockReply('ewallet.GetList', 'twoCards', { Item: [{ CardId: 'c-1', Param: [] }] })",
  'a mock as the transport of a client': 'new CardGateway({ ...credentials, transport: createMock() })',
  'a mock of a choice of commands':
    "createMockFactory({ 'api.Pay': apiPayMock }, credentials)({ 'api.Pay': 'declined' })",
  'calls know their command': "const id: 'api.Pay' | undefined = createMock().calls('api.Pay')[0]?.command",
  'a resolver for MSW 2': `import { http } from 'msw'
    http.all('https://gateway.example/*', gatewayResolver(createMock()))`,
  'a MockAgent under a client': `import { MockAgent } from 'undici'
    new CardGateway({ ...credentials, transport: throughDispatcher(new MockAgent()) })`,
  'a dispatcher over a MockAgent': `import { MockAgent, setGlobalDispatcher } from 'undici'
    setGlobalDispatcher(withGateway(new MockAgent(), 'https://gateway.example', createMock()))`,
}

/** Text of the first complaint, so that a test is refused for the intended reason. */
const refused: Readonly<Record<string, readonly [code: string, complaint: string]>> = {
  'a typo in the scenario of mockReply': ["mockReply('api.Pay', 'declind')", '\'"declind"\' is not assignable'],
  'a scenario of another command': ["mockReply('api.Pay', 'blocked')", '\'"blocked"\' is not assignable'],
  'a typo in the command': ["mockReply('api.Pya', 'charged')", '\'"api.Pya"\' is not assignable'],
  'a page for browsers, which is not answered': ["mockReply('inpay.PayPage', 'opened')", 'is not assignable'],
  'a typo in a script': ["createMock({ 'api.Pay': 'declind' })", '"declind"'],
  'a typo in a list': ["createMock({ 'api.Pay': ['charged', 'declind'] })", '"declind"'],
  'a typo in a sequence': ["createMock({ 'api.Pay': sequence('charged', 'declind') })", '"declind"'],
  'a typo in a choice': ["createMock({ 'api.Pay': () => 'declind' })", '"declind"'],
  'a typo in a command of a script': ["createMock({ 'api.Pya': 'charged' })", "'api.Pya'"],
  'a reply of another command': ["createMock({ 'api.Pay': mockReply('api.Block', 'blocked') })", '"api.Block"'],
  'an attribute of another outcome': ["mockReply('api.Pay', 'declined', { Amount: 1 })", "'Amount' does not exist"],
  'an attribute of another type': ["mockReply('api.Pay', 'charged', { Amount: '1' })", "'string' is not assignable"],
  'the outcome, which is the scenario': ["mockReply('api.Pay', 'charged', { Success: 'False' })", "'Success'"],
  'a command that the choice lacks': [
    "createMockFactory({ 'api.Pay': apiPayMock }, credentials)({ 'api.Block': 'blocked' })",
    "'api.Block'",
  ],
}

describeTypes({ preamble, compiles, refused })
