import { CardGateway } from '@card-gateway/client'

export function createGateway(password: string): CardGateway {
  return new CardGateway({ baseUrl: 'https://gateway.example', key: 'Merchant', password })
}
