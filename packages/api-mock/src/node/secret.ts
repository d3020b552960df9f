import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Seal } from '../server/index.ts'
import { CannotStart, codeOf } from './cannot-start.ts'

const SECRET_BYTES = 32

/** A secret as it is written: 32 bytes in hexadecimal digits. */
export const SECRET = /^[0-9a-f]{64}$/i

/**
 * Returns what seals with a secret: ids by SHA-256, which needs none because nobody can guess them; anything else by HMAC-SHA-256.
 *
 * @param secret 32 bytes in hexadecimal digits
 */
export const sealWith = (secret: string): Seal => {
  const key = Buffer.from(secret, 'hex')
  return {
    hash: (id) => createHash('sha256').update(id).digest('base64url'),
    mac: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}

const secretFile = (directory: string): string => join(directory, 'secret')

const makeSecret = (file: string): string => {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

/**
 * Returns the secret of a folder; the first start makes it. The folder is there and this process's own.
 *
 * @param directory the folder of the store
 * @throws CannotStart where the file cannot be used
 */
export const secretIn = (directory: string): string => {
  const file = secretFile(directory)
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (SECRET.test(secret)) return secret
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return makeSecret(file)
    throw new CannotStart(`The secret ${file} cannot be read (${codeOf(error)}): give another one with the setting SECRET.`)
  }
  throw new CannotStart(
    `The secret ${file} is not 64 hexadecimal digits: remove it, and one-time codes that were sent end, or give the setting SECRET.`,
  )
}
