import { postgresStorage } from './storage.ts'

/**
 * A process of its own for the tests: it makes changes of one record, fifty at a time, each tried as often as a handler does, and says what became of
 * each once it is known.
 */
const [url = '', name = '', changes = '0'] = process.argv.slice(2)
const storage = await postgresStorage(url)

const AT_ONCE = 50
const MOST_TRIES = 5

const change = async (key: string): Promise<'kept' | 'conflict'> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const last = (await storage.journal.read('p')).at(-1)?.number ?? 0
    if ((await storage.journal.append('p', last, [{ at: last, value: name, key }])) === 'appended') return 'kept'
  }
  return 'conflict'
}

const waiting = Array.from({ length: Number(changes) }, (_, index) => `${name}-${index}`)
const work = async (): Promise<void> => {
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    process.stdout.write(`${await change(key)} ${key}\n`)
    await storage.documents.update('p', 'n', (kept) => ({ value: String(Number(kept?.value ?? '0') + 1), result: undefined }))
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work))
await storage.close()
