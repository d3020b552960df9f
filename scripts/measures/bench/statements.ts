/** Yearly statements per second: each is made of the data and printed anew, and the client's own work is counted in. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serveApp } from '@hautelisse/api-mock/node'
import { plainDate } from '@hautelisse/domain/calendar'
import { pathOf } from '@hautelisse/domain/contract'
import { downloadDocumentCall, yearArchiveCall } from '@hautelisse/domain/documents'

import { type BenchRow, median } from './measure.ts'
import { signIn, type Visitor } from './visitor.ts'

const TODAY = plainDate('2026-11-20')
const PERSON = 'sylvie-garnier'
const ROUNDS = 5
const REQUESTS = 20

const WORK = [
  {
    name: 'a year’s statement as PDF',
    call: { method: 'POST', path: pathOf(downloadDocumentCall), body: { id: 'releve-2025-ent-aubrenne' } },
  },
  {
    name: 'the list of holdings of a year',
    call: { method: 'POST', path: pathOf(downloadDocumentCall), body: { id: 'positions-2025' } },
  },
  {
    name: 'everything of a year, eight PDFs and three sheets',
    call: { method: 'POST', path: pathOf(yearArchiveCall), body: { year: 2025 } },
  },
] as const

const perSecond = async ({ send }: Visitor, call: (typeof WORK)[number]['call']): Promise<number> => {
  const start = performance.now()
  for (let done = 0; done < REQUESTS; done += 1) {
    const answer = await send(call)
    if (answer.status !== 200) throw new Error(`${call.path} answers ${answer.status}: ${await answer.text()}`)
    await answer.text()
  }
  return (REQUESTS * 1000) / (performance.now() - start)
}

/** Measures documents one after the other, over HTTP on this machine; there is nothing to measure where the printer is not installed. */
export const run = async (): Promise<BenchRow[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hautelisse-bench-'))
  const server = await serveApp({ port: 0, host: '127.0.0.1', dataDir, environment: 'preproduction', day: TODAY })
  try {
    const visitor = await signIn(server.address, (request) => fetch(request), PERSON)
    if ((await visitor.send(WORK[0].call)).status === 404) return []
    const rows: BenchRow[] = []
    for (const { name, call } of WORK) {
      const rounds: number[] = []
      for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await perSecond(visitor, call))
      // The first round warms up.
      rows.push({ suite: 'documents, over HTTP on this machine', name, opsPerSecond: median(rounds.slice(1)) })
    }
    return rows
  } finally {
    await server.close()
    await rm(dataDir, { recursive: true })
  }
}
