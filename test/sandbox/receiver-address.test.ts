import { once } from 'node:events'
import { createServer } from 'node:tls'
import { createSandbox } from '@card-gateway/sandbox'
import { networkPost } from '@card-gateway/sandbox/notifications/network-post'
import { receiverAddress } from '@card-gateway/sandbox/world/receiver-address'
import { expect, it, onTestFinished, vi } from 'vitest'
import { receiverOf } from './dashboard-world.js'
import { open, openWith } from './fixture.js'

// Where notifications may go.

const linkLocal =
  'Notifications are not sent to link-local addresses, where cloud machines offer their secrets, unless allowLinkLocal is set.'
const secret = 'The address of a receiver must not contain a user or a password. Put a secret into its path.'
const begins = 'The address of a receiver must begin with http:// or https://'

it.each([
  ['localhost:3000', `${begins}; did you mean http://localhost:3000?`],
  ['shop.example/hook', `${begins}; did you mean http://shop.example/hook?`],
  ['', `${begins}.`],
  ['ftp://shop.example', `${begins}.`],
  ['http://', `${begins}.`],
  ['mailto:a@b', `${begins}.`],
  ['http://user:pw@shop.example/', secret],
  ['https://user@shop.example/', secret],
  ['http://169.254.169.254/latest', linkLocal],
  ['http://169.254.0.1', linkLocal],
  ['http://0xa9fea9fe/', linkLocal],
  ['http://2852039166/', linkLocal],
  ['http://[fe80::1]:80/', linkLocal],
  ['http://[febf::1]/', linkLocal],
  ['http://[::ffff:169.254.169.254]/', linkLocal],
  ['http://[64:ff9b::169.254.169.254]/', linkLocal],
  ['http://[fd00:ec2::254]/', linkLocal],
  ['http://[::ffff:100.100.100.200]/', linkLocal],
  ['http://metadata.google.internal./', linkLocal],
  ['http://METADATA/', linkLocal],
  ['http://100.100.100.200/', linkLocal],
])('takes no %j', (address, message) => {
  expect(() => receiverAddress(address)).toThrow(new RangeError(message))
})

it.each([
  'http://localhost:3000/notifications',
  'https://shop.example',
  'http://10.0.0.7/',
  'http://192.168.1.5/',
  'http://169.25.4.1/',
  'http://[fec0::1]/',
  'http://[::1]:3000/',
  'http://metadata.shop.example/',
])('takes %s', (address) => {
  expect(receiverAddress(address)).toBe(address)
})

it('is asked wherever one is named: in the settings, by hand, for a repetition', async () => {
  const url = 'http://user:pw@shop.example/'
  const terminal = { key: 'A', vwid: 'B', password: 'x' }
  expect(() => createSandbox({ terminals: [{ ...terminal, notifications: { url } }] })).toThrow(new RangeError(secret))
  const { sandbox } = open()
  expect(() => sandbox.addTerminal({ ...terminal, notifications: { url: 'localhost:3000' } })).toThrow('did you mean')
  await expect(sandbox.notifications.trigger('EnginePaySuccess', { to: url })).rejects.toThrow(secret)
  const [made] = await sandbox.notifications.trigger('EnginePaySuccess')
  await expect(sandbox.notifications.replay(made?.id ?? '', 'http://169.254.169.254/')).rejects.toThrow(linkLocal)
  const request = { method: 'POST', body: JSON.stringify({ Notification: 'EnginePaySuccess', to: url }) }
  const answer = await sandbox.fetch(new Request('http://localhost/admin/notifications', request))
  expect([answer.status, await answer.json()]).toEqual([400, { error: secret }])
})

const unending = { signal: new AbortController().signal }

it.each([
  [['169.254.169.254'], 'LinkLocalReceiver'],
  [['203.0.113.7', 'fe80::1%eth0'], 'LinkLocalReceiver'],
  [['::ffff:169.254.169.254'], 'LinkLocalReceiver'],
  [['fd00:ec2::254'], 'LinkLocalReceiver'],
])('goes to no name that has %j', async (addresses, name) => {
  const post = networkPost({}, async () => addresses)
  await expect(post(new Request('http://shop.example/'), unending)).rejects.toMatchObject({ name })
})

it('goes to a name that leads elsewhere, and to any where that is set; an address is not asked about', async () => {
  const receiver = await receiverOf()
  onTestFinished(receiver.close)
  const asked: string[] = []
  const resolve = (address: string) => async (name: string) => {
    asked.push(name)
    return [address]
  }
  const named = receiver.url.replace('127.0.0.1', 'localhost')
  expect((await networkPost({}, resolve('127.0.0.1'))(new Request(named), unending)).status).toBe(200)
  expect((await networkPost({}, resolve('169.254.1.1'))(new Request(receiver.url), unending)).status).toBe(200)
  const allowed = networkPost({ allowLinkLocal: true }, resolve('169.254.1.1'))
  expect((await allowed(new Request(named), unending)).status).toBe(200)
  expect((await networkPost({})(new Request(named), unending)).status).toBe(200)
  expect(asked).toEqual(['localhost'])
})

it('goes to the address that was looked at, whatever the name leads to a moment later', async () => {
  const receiver = await receiverOf()
  onTestFinished(receiver.close)
  const moving = (...answers: string[]) => vi.fn(async () => [answers.shift() ?? '169.254.169.254'])
  const named = () => new Request(receiver.url.replace('127.0.0.1', 'shop.example'), { method: 'POST', body: 'a=1' })
  const there = moving('127.0.0.1')
  expect((await networkPost({}, there)(named(), unending)).status).toBe(200)
  expect(there).toHaveBeenCalledOnce()
  const elsewhere = networkPost({}, moving('169.254.169.254', '127.0.0.1'))
  await expect(elsewhere(named(), unending)).rejects.toMatchObject({ name: 'LinkLocalReceiver' })
  expect(receiver.bodies).toEqual(['a=1'])
})

it('tells a receiver under https the name of its address, not where it was found', async () => {
  const names: string[] = []
  const server = createServer({
    SNICallback: (name, done) => {
      names.push(name)
      done(new Error('no certificate'))
    },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const post = networkPost({}, async () => ['127.0.0.1'])
  await expect(post(new Request(`https://shop.example:${address.port}/`), unending)).rejects.toThrow()
  expect(names).toEqual(['shop.example'])
})

it('names the reason where a name is nobody’s', async () => {
  const nobody = Object.assign(new Error('nobody'), { code: 'ENOTFOUND' })
  const post = networkPost({}, () => Promise.reject(nobody))
  await expect(post(new Request('http://shop.example/'), unending)).rejects.toBe(nobody)
})

it('may be link-local where that is set', async () => {
  const { sandbox } = openWith({ notifications: { allowLinkLocal: true, url: 'http://169.254.7.7/hook' } })
  const [made] = await sandbox.notifications.trigger('EnginePaySuccess', { to: 'http://[fe80::1]/', late: 60_000 })
  expect(made?.url).toBe('http://[fe80::1]/')
})
