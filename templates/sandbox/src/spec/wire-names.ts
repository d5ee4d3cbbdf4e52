/** Names and literals of the wire that the engine itself acts on. */
export const freePay = 'FreePay'
export const cardIdKey = 'CardId'
export const noError = 'NONE'

/** Where the issuer's page is. */
export const acsPath = '/acs'
