import { statfs } from 'node:fs/promises'

import type { Seal } from '../server/index.ts'
import type { Storage } from '../storage/index.ts'
import type { LetterQueue } from './letters/letter-queue.ts'
import { codeOf, CannotStart } from './cannot-start.ts'
import { sealWith, secretIn } from './secret.ts'
import { storeFile } from './sqlite/open.ts'
import { sqliteStorage, type FileStorage } from './sqlite/storage.ts'
import { StoreRefused } from './store-refused.ts'

/** Where a server keeps what people save: a folder of its own, or a database that several servers share. */
export type StoragePlace = {
  /** Folder of the storage; it is created. */
  readonly dataDir: string
  /** A PostgreSQL database, in place of the folder. */
  readonly databaseUrl?: string | undefined
  /** What ids and codes are sealed with; a folder has one of its own unless said otherwise, servers that share a database are given one. */
  readonly secret?: string | undefined
}

/** A storage that can be closed and says whether it answers, with what seals the ids and codes in it. */
export type OpenStorage = Storage & {
  /** Letters of acts that are to be sent. */
  readonly letters: LetterQueue
  readonly seal: Seal
  readonly isReady: () => Promise<boolean>
  readonly close: () => Promise<void>
}

const openFolder = (dataDir: string): FileStorage => {
  try {
    return sqliteStorage(dataDir)
  } catch (error) {
    if (error instanceof StoreRefused)
      throw new CannotStart(
        `The store ${storeFile(dataDir)} is left as it is, because ${error.message}: choose another folder with the setting DATA_DIR.`,
      )
    throw new CannotStart(
      `Nothing can be kept in the folder ${dataDir} (${codeOf(error)}): choose another one with the setting DATA_DIR.`,
    )
  }
}

/** Room for what is written while a balancer looks away: bytes. */
const LEAST_ROOM = 16 * 1024 * 1024

/**
 * Says whether something can still be written where a store is.
 *
 * @param dataDir folder of the store
 * @param least bytes that must be free
 * @example await hasRoom('.data') // true
 */
export const hasRoom = async (dataDir: string, least = LEAST_ROOM): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize >= least
}

const inFolder = (dataDir: string, secret: string | undefined): OpenStorage => {
  const storage = openFolder(dataDir)
  try {
    const seal = sealWith(secret ?? secretIn(dataDir))
    return { ...storage, seal, isReady: () => hasRoom(dataDir), close: async () => storage.close() }
  } catch (error) {
    storage.close()
    throw error
  }
}
/** The address of a database without the password in it. */
const speakable = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`
}

const inDatabase = async (url: string, seal: Seal, onError: ((error: unknown) => void) | undefined): Promise<OpenStorage> => {
  // Only a server that is told of a database pays for what talks to it.
  const { postgresStorage } = await import('./postgres/storage.ts')
  try {
    return { ...(await postgresStorage(url, onError)), seal }
  } catch (error) {
    if (error instanceof StoreRefused)
      throw new CannotStart(
        `The database ${speakable(url)} is left as it is, because ${error.message}: choose another one with the setting DATABASE_URL.`,
      )
    throw new CannotStart(
      `The database ${speakable(url)} cannot be used (${codeOf(error)}): look at its server and at the setting DATABASE_URL.`,
    )
  }
}

/** Servers that share a database must share a secret too: none of them can make it. */
const NO_SECRET =
  'Setting SECRET: servers that share a database need one secret of 64 hexadecimal digits, such as “openssl rand -hex 32” prints.'

/**
 * Opens where a server keeps what people save.
 *
 * @throws CannotStart where it cannot be used; the message says why, and which setting to change
 */
export const openStorage = async (
  { dataDir, databaseUrl, secret }: StoragePlace,
  onError?: (error: unknown) => void,
): Promise<OpenStorage> => {
  if (databaseUrl === undefined) return inFolder(dataDir, secret)
  if (secret === undefined) throw new CannotStart(NO_SECRET)
  return inDatabase(databaseUrl, sealWith(secret), onError)
}
