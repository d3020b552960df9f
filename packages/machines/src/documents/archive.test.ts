import { yearArchiveCall, type FileName } from '@hautelisse/domain/documents'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { archiveMachine, selectArchive, selectMissing } from './index.ts'

const open = () => {
  const api = fakeClient()
  const saved: (readonly [FileName, string])[] = []
  const actor = createActor(archiveMachine, {
    input: { client: api.client, saveFile: (file, base64) => void saved.push([file, base64]) },
  }).start()
  actor.send({ type: 'requested', year: 2025 })
  return { ...api, actor, saved, at: () => selectArchive(actor.getSnapshot()) }
}

it('[DOCU-06] a year is handed over as one file, and the parts that are not in it are known', async () => {
  const { actor, answer, saved, at } = open()
  expect(at()).toBe('packing')
  answer(yearArchiveCall, {
    archive: 'UEsDBA==',
    parts: [
      { name: 'OPERATIONS_2025.csv', given: true },
      { name: 'RELEVE_ANNUEL_2025-12-31.pdf', given: false },
    ],
  })
  await settled()
  expect(at()).toBe('given')
  expect(selectMissing(actor.getSnapshot())).toEqual(['RELEVE_ANNUEL_2025-12-31.pdf'])
  expect(saved).toEqual([[{ name: 'hautelisse-2025.zip', type: 'application/zip' }, 'UEsDBA==']])
  actor.send({ type: 'requested', year: 2024 })
  expect([at(), selectMissing(actor.getSnapshot())]).toEqual(['packing', []])
})

it('[DOCU-06] a failure is said and can be asked for again; a page that is left gives the call up', async () => {
  const { actor, refuse, saved, at, waiting } = open()
  refuse(yearArchiveCall, 'ERR_INTERNAL', 500)
  await settled()
  expect([at(), saved]).toEqual(['failed', []])
  actor.send({ type: 'requested', year: 2025 })
  expect(at()).toBe('packing')
  actor.stop()
  expect(waiting()).toEqual([])
})
