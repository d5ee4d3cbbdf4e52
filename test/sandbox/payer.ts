/** A payer without scripts: opens pages, fills in their forms and sends them. */
export class Payer {
  readonly #ask: (request: Request) => Promise<Response>
  /** Of the page the payer sees. */
  address = ''
  status = 0
  /** The code of the refusal, from the page's header, if there is one. */
  code: string | undefined
  html = ''

  /** @param ask sends a request: a sandbox's `fetch`, or the global one for a server */
  constructor(ask: (request: Request) => Promise<Response>) {
    this.#ask = ask
  }

  open(address: string): Promise<void> {
    return this.#go(new Request(address))
  }

  /** Is given a page by the shop. */
  show(html: string): void {
    this.html = html
  }

  /** Sends the form of the page with what it holds already and what is typed. */
  send(typed: Record<string, string> = {}): Promise<void> {
    const body = this.held
    for (const [name, value] of Object.entries(typed)) body.set(name, value)
    const target = new URL(this.action ?? this.address, this.address || undefined)
    return this.#go(new Request(target, { method: 'POST', body }))
  }

  /** What the form of the page holds already. */
  get held(): URLSearchParams {
    const inputs = [...this.html.matchAll(/<input [^>]*>/g)].filter(([input]) => input.includes(' type="hidden"'))
    return new URLSearchParams(
      inputs.map(([input]): [string, string] => [saidBy(input, 'name') ?? '', saidBy(input, 'value') ?? '']),
    )
  }

  /** Where the form of the page goes, when it says so. */
  get action(): string | undefined {
    const [form = ''] = /<form [^>]*method="post"[^>]*>/.exec(this.html) ?? []
    return saidBy(form, 'action')
  }

  /** Where the page goes by itself. */
  get goesTo(): string | undefined {
    const [, address] = /http-equiv="refresh" content="3;url=([^"]*)"/.exec(this.html) ?? []
    return address && plain(address)
  }

  get heading(): string | undefined {
    return /<h1[^>]*>([^<]*)</.exec(this.html)?.[1]
  }

  async #go(request: Request): Promise<void> {
    const response = await this.#ask(request)
    this.address = response.url || request.url
    this.status = response.status
    this.code = response.headers.get('x-card-gateway-why') ?? undefined
    this.html = await response.text()
  }
}

function saidBy(tag: string, attribute: string): string | undefined {
  const [, value] = new RegExp(` ${attribute}="([^"]*)"`).exec(tag) ?? []
  return value && plain(value)
}

function plain(text: string): string {
  return text.replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)))
}
