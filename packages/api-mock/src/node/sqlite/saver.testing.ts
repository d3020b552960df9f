import { sqliteStorage } from './storage.ts'

/** A process of its own for the test that kills it: it appends without end and says the number of each entry once it is acknowledged. */
const storage = sqliteStorage(process.argv[2] ?? '')
const before = await storage.journal.read('p')
for (let number = before.length; ; number += 1) {
  const appended = await storage.journal.append('p', number, [{ at: number, value: `entry ${number + 1}` }])
  const noted = await storage.documents.update('p', 'n', (kept) => ({ value: String(number + 1), result: kept?.version ?? 0 }))
  process.stdout.write(`${appended} ${number + 1} ${noted + 1}\n`)
}
