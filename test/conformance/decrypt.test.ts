import { createDecryptor, createEncryptor, NotificationError, type RsaOptions } from '@card-gateway/notifications'
import { describe, expect, it } from 'vitest'
import { readVectors } from './vectors.js'

interface DecryptVector {
  readonly id: string
  readonly keys: readonly string[]
  readonly options: RsaOptions
  readonly data: string
  readonly gives?: string
  readonly code?: string
}

interface Settings {
  readonly keys: Readonly<Record<string, { readonly pem: string; readonly jwk: object }>>
}

const { settings, vectors } = readVectors<DecryptVector, Settings>('decrypt')

describe('an encrypted text', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))('%s opens as it says', async (_id, vector) => {
    const decrypt = createDecryptor({
      ...vector.options,
      keys: vector.keys.map((name) => settings.keys[name]?.pem ?? ''),
    })
    if (vector.gives === undefined) {
      expect(() => decrypt(vector.data)).toThrow(NotificationError)
      await expect(decrypt.async(vector.data)).rejects.toMatchObject({ code: vector.code })
    } else {
      expect(decrypt(vector.data)).toBe(vector.gives)
      expect(await decrypt.async(vector.data)).toBe(vector.gives)
    }
  })

  it('is cut into as many blocks as the encryptor of the package makes', () => {
    for (const { gives, data, options, keys } of vectors) {
      if (gives === undefined || keys.length > 1 || options.separator !== undefined) continue
      const sealed = createEncryptor(settings.keys[keys[0] ?? '']?.pem ?? '', options)(gives)
      expect(sealed).toHaveLength(data.replace(/[\r\n]/g, '').length)
    }
  })
})
