/**
 * What each entry point may cost a program, in bytes, minified and gzipped by `bundleSizes`. Where `*` stands for any
 * name, the largest counts. Raise a number only with a reason, in the commit that needs it.
 */
export const budgets: Readonly<Record<string, number>> = {
  // The transport and each command come with the first call.
  '@card-gateway/client': 12_000,
  '@card-gateway/client/fetch': 12_000,
  '@card-gateway/client/field': 8_000,
  '@card-gateway/client/field/fetch': 8_000,
  '@card-gateway/mock': 26_000,
  '@card-gateway/mock/msw': 130,
  '@card-gateway/mock/undici': 1_100,
  '@card-gateway/mock/commands/*': 1_400,
  '@card-gateway/notifications': 27_000,
  '@card-gateway/notifications/pool': 430,
  '@card-gateway/protocol': 24_000,
  // Forms are written as bytes: 250 bytes more, and 1.5 µs less of each call.
  '@card-gateway/protocol/basics': 2_900,
  '@card-gateway/protocol/core': 16_000,
  '@card-gateway/protocol/redaction': 6_300,
  '@card-gateway/protocol/states': 750,
  '@card-gateway/protocol/commands/*': 900,
  // Admin API, dashboard and Hono come with the first request for them.
  '@card-gateway/sandbox': 96_000,
  '@card-gateway/sandbox/server': 5_000,
  // Types alone.
  '@card-gateway/validators': 20,
  '@card-gateway/validators/show-name': 190,
  // About 1,900 bytes explain refusals, whatever the message. Of a Pay (2,990), guesses at misspelt names are 140, and what
  // is expected of each field 170: both are worth more to the reader of a refusal than the bytes.
  '@card-gateway/validators/api/*': 4_000,
  '@card-gateway/validators/api/PayRequest': 3_000,
  '@card-gateway/validators/inpay/*': 3_300,
  '@card-gateway/validators/ewallet/*': 3_900,
  '@card-gateway/validators/cheques/*': 3_500,
  '@card-gateway/validators/field/*': 3_500,
  '@card-gateway/validators/events/*': 2_700,
  '@card-gateway/validators/options/*': 2_300,
  '@card-gateway/validators/resources/*': 3_400,
}
