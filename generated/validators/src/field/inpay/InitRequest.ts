// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { FieldInPayInitRequest } from '@card-gateway/protocol/commands/field/inpay/Init'
import { isMembers, isText } from '../../kinds.js'
import { createValidator, type Validator } from '../../validator.js'

export type { FieldInPayInitRequest } from '@card-gateway/protocol/commands/field/inpay/Init'

const schema = {
  title: 'FieldInPayInitRequest',
  type: 'object',
  required: ['SessionType', 'OrderId', 'Amount'],
  propertyNames: {
    pattern: '^(?:SessionType|OrderId|Amount|IP|Url|TemplateTag|Language|(?!(?:[Ss][Ee][Ss][Ss][Ii][Oo][Nn][Tt][Yy][Pp][Ee]|[Oo][Rr][Dd][Ee][Rr][Ii][Dd]|[Aa][Mm][Oo][Uu][Nn][Tt]|[Ii][Pp]|[Uu][Rr][Ll]|[Tt][Ee][Mm][Pp][Ll][Aa][Tt][Ee][Tt][Aa][Gg]|[Ll][Aa][Nn][Gg][Uu][Aa][Gg][Ee]|[Kk][Ee][Yy]|[Dd][Aa][Tt][Aa]|[Nn][Oo][Tt][Ii][Ff][Ii][Cc][Aa][Tt][Ii][Oo][Nn]|[Mm][Ee][Rr][Cc][Hh][Aa][Nn][Tt][Cc][Oo][Nn][Tt][Rr][Aa][Cc][Tt]|[Tt][Rr][Aa][Nn][Ss][Aa][Cc][Tt][Ii][Oo][Nn][Dd][Aa][Tt][Ee]|[Cc][Aa][Rr][Dd][Nn][Uu][Mm][Bb][Ee][Rr]|[Aa][Uu][Tt][Hh][Cc][Oo][Dd][Ee]|[Rr][Ee][Ff][Nn][Uu][Mm][Bb][Ee][Rr]|[Ii][Ss]3[Dd][Ss]|[Ss][Uu][Cc][Cc][Ee][Ss][Ss]|[Ee][Rr][Rr][Cc][Oo][Dd][Ee]|[Ii][Ss][Aa][Ff][Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Ee]|[Ii][Ss][Ss][Ee][Cc][Uu][Rr][Ee][Cc][Oo][Dd][Ee][Bb][Yy][Pp][Hh][Oo][Nn][Ee]|[Nn][Ee][Ww][Aa][Mm][Oo][Uu][Nn][Tt]|[Ii][Ss][Pp][Aa][Rr][Tt][Nn][Ee][Rr]|[Cc][Aa][Rr][Dd][Nn][Aa][Mm][Ee]|[Ss][Ee][Ss][Ss][Ii][Oo][Nn][Ii][Dd]|[Dd][Aa][Tt][Ee][Tt][Ii][Mm][Ee]|[Ee][Xx][Tt][Ee][Rr][Nn][Aa][Ll][Mm][Ee][Rr][Cc][Hh][Aa][Nn][Tt][Oo][Rr][Dd][Ee][Rr][Ii][Dd])$)[^;=\\p{Cc}]+)$',
  },
  properties: {
    SessionType: { type: 'string', enum: ['Pay', 'Block'] },
    OrderId: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: '^[^;\\p{Cc}]*$',
      'x-advise': {
        pattern: '[A-Za-z0-9_-]*',
        message: 'Characters other than letters, digits, - and _ may fail in bank services.',
      },
      'x-pair': true,
    },
    Amount: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: 'Amount in minor units (kopecks), a positive whole number.',
    },
    IP: {
      type: 'string',
      pattern: '^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$',
      'x-pair': true,
      description: 'IPv4 address of the user, dotted decimal.',
    },
    Url: {
      type: 'string',
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s;\\p{Cc}]+$',
      'x-pair': true,
      description: 'Full return address; may hold the placeholders {orderid} and {success}. Sent exactly as given.',
    },
    TemplateTag: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    Language: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
  },
  additionalProperties: { type: 'string', pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
}

/**
 * Checks what InPay Init is given where the overlay field holds. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateFieldInPayInitRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateFieldInPayInitRequest: Validator<FieldInPayInitRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern1 = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s;\0-\x1f\x7f-\x9f]+$/u;
const pattern2 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
const pattern3 = /^(?:SessionType|OrderId|Amount|IP|Url|TemplateTag|Language|(?!(?:[Ss][Ee][Ss][Ss][Ii][Oo][Nn][Tt][Yy][Pp][Ee]|[Oo][Rr][Dd][Ee][Rr][Ii][Dd]|[Aa][Mm][Oo][Uu][Nn][Tt]|[Ii][Pp]|[Uu][Rr][Ll]|[Tt][Ee][Mm][Pp][Ll][Aa][Tt][Ee][Tt][Aa][Gg]|[Ll][Aa][Nn][Gg][Uu][Aa][Gg][Ee]|[Kk][Ee][Yy]|[Dd][Aa][Tt][Aa]|[Nn][Oo][Tt][Ii][Ff][Ii][Cc][Aa][Tt][Ii][Oo][Nn]|[Mm][Ee][Rr][Cc][Hh][Aa][Nn][Tt][Cc][Oo][Nn][Tt][Rr][Aa][Cc][Tt]|[Tt][Rr][Aa][Nn][Ss][Aa][Cc][Tt][Ii][Oo][Nn][Dd][Aa][Tt][Ee]|[Cc][Aa][Rr][Dd][Nn][Uu][Mm][Bb][Ee][Rr]|[Aa][Uu][Tt][Hh][Cc][Oo][Dd][Ee]|[Rr][Ee][Ff][Nn][Uu][Mm][Bb][Ee][Rr]|[Ii][Ss]3[Dd][Ss]|[Ss][Uu][Cc][Cc][Ee][Ss][Ss]|[Ee][Rr][Rr][Cc][Oo][Dd][Ee]|[Ii][Ss][Aa][Ff][Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Ee]|[Ii][Ss][Ss][Ee][Cc][Uu][Rr][Ee][Cc][Oo][Dd][Ee][Bb][Yy][Pp][Hh][Oo][Nn][Ee]|[Nn][Ee][Ww][Aa][Mm][Oo][Uu][Nn][Tt]|[Ii][Ss][Pp][Aa][Rr][Tt][Nn][Ee][Rr]|[Cc][Aa][Rr][Dd][Nn][Aa][Mm][Ee]|[Ss][Ee][Ss][Ss][Ii][Oo][Nn][Ii][Dd]|[Dd][Aa][Tt][Ee][Tt][Ii][Mm][Ee]|[Ee][Xx][Tt][Ee][Rr][Nn][Aa][Ll][Mm][Ee][Rr][Cc][Hh][Aa][Nn][Tt][Oo][Rr][Dd][Ee][Rr][Ii][Dd])$)[^;=\0-\x1f\x7f-\x9f]+)$/u;
const pattern4 = /^[^;\0-\x1f\x7f-\x9f]*$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.IP !== undefined){
    if(!isText(data.IP, pattern0)){
      return false;
    }
  }
  if(data.Url !== undefined){
    if(!isText(data.Url, pattern1)){
      return false;
    }
  }
  if(data.TemplateTag !== undefined){
    if(!isText(data.TemplateTag, pattern2)){
      return false;
    }
  }
  if(data.Language !== undefined){
    if(!isText(data.Language, pattern2)){
      return false;
    }
  }
  let data0 = data.SessionType;
  if((data0 !== "Pay") && (data0 !== "Block")){
    return false;
  }
  if(!isText(data.OrderId, pattern2)){
    return false;
  }
  let data1 = data.Amount;
  if(!(Number.isInteger(data1) && data1 >= 1 && data1 <= 9007199254740991)){
    return false;
  }
  for(const key0 in data){
    if((((((((key0 !== "SessionType") && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "IP")) && (key0 !== "Url")) && (key0 !== "TemplateTag")) && (key0 !== "Language")) && (data[key0] !== undefined)){
      if(!pattern3.test(key0)){
        return false;
      }
      if(!isText(data[key0], pattern4)){
        return false;
      }
    }
  }
  return true;
}
