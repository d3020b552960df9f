import { FILE_LIMITS } from '@hautelisse/domain/files'
import type { FileLimits } from '@hautelisse/domain/files'
import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fileFieldMachine } from './machine.ts'
import type { PickedFile } from './machine.ts'
import { selectFileField, viewOfSlot } from './selectors.ts'

const bytes = (text: string): ArrayBuffer => Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0))).buffer

const picked = (name: string, { size = 1000, head = '%PDF-1.7', type = 'application/pdf' } = {}): PickedFile => ({
  name,
  size,
  type,
  slice: (start, end) => ({ arrayBuffer: () => Promise.resolve(bytes(head).slice(start, end)) }),
})
const gone = (name: string): PickedFile => ({
  ...picked(name),
  slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
})

const open = (limits: FileLimits = FILE_LIMITS.drop) => {
  const actor = createActor(fileFieldMachine, { input: { limits } }).start()
  const view = () => selectFileField(actor.getSnapshot())
  const pick = async (...files: readonly PickedFile[]) => {
    actor.send({ type: 'filesPicked', files })
    await waitFor(actor, (snapshot) => !snapshot.matches('adding'))
  }
  return { actor, view, pick, names: () => view().files.map(({ name }) => name) }
}

it('keeps a file whose name, size and first bytes fit, and says so', async () => {
  const { actor, view, pick } = open()
  expect(view()).toEqual({ files: [], refusals: [], isAdding: false, news: undefined })
  await pick(picked('a.pdf', { size: 1_200_000 }))
  expect(view()).toEqual({
    files: [{ id: 'file-1', name: 'a.pdf', size: 1_200_000 }],
    refusals: [],
    isAdding: false,
    news: { kind: 'added', names: ['a.pdf'] },
  })
  expect(actor.getSnapshot().context.files[0]?.source.name).toBe('a.pdf')
})

it('[P-FILE-02] refuses a file that is too large, and keeps the one it had', async () => {
  const { actor, view, pick, names } = open(FILE_LIMITS.single)
  await pick(picked('a.pdf'))
  await pick(picked('b.pdf', { size: 3_000_001 }))
  expect(actor.getSnapshot().value).toBe('refused')
  expect(names()).toEqual(['a.pdf'])
  expect(view().refusals).toEqual([
    { refusal: { code: 'file-too-large', params: { megabytes: 3 } }, files: [{ id: 'file-2', name: 'b.pdf', size: 3_000_001 }] },
  ])
})

it('exchanges the file of a field for one', async () => {
  const { pick, names } = open(FILE_LIMITS.single)
  await pick(picked('a.pdf'))
  await pick(picked('b.pdf'))
  expect(names()).toEqual(['b.pdf'])
})

it('[P-FILE-03] looks into a file, and refuses what is not what it says', async () => {
  const { view, pick, names } = open()
  await pick(picked('a.pdf', { head: '<script>' }), picked('b.gif', { type: 'image/gif', head: 'GIF89a' }), picked('c.pdf'))
  expect(names()).toEqual(['c.pdf'])
  expect(view().refusals.map(({ refusal: { code }, files }) => [code, files.length])).toEqual([
    ['file-content', 1],
    ['file-type', 1],
  ])
})

it('[P-FILE-08] [P-FILE-10] keeps five of seven, and names the two beyond under one reason', async () => {
  const { view, pick, names } = open()
  await pick(...['1', '2', '3', '4', '5', '6', '7'].map((name) => picked(`${name}.pdf`)))
  expect(names()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
  expect(view().refusals.map(({ refusal, files }) => [refusal, files.map(({ name }) => name)])).toEqual([
    [{ code: 'too-many-files', params: { files: 5 } }, ['6.pdf', '7.pdf']],
  ])
})

it('[WDR-11] each place of a field holds what was chosen for it last, keeps it through refusals, and goes with its place', async () => {
  const { actor, view } = open()
  const pickFor = async (slot: string, ...files: readonly PickedFile[]) => {
    actor.send({ type: 'filesPicked', files, slot })
    await waitFor(actor, (snapshot) => !snapshot.matches('adding'))
  }
  const of = (slot: string) => {
    const { files, refusals, news } = viewOfSlot(view(), slot)
    return [files.map(({ name }) => name), refusals.map(({ refusal }) => refusal.code), news?.kind]
  }
  await pickFor('deed', picked('a.pdf'), picked('b.pdf'))
  await pickFor('plan', picked('c.gif'))
  expect([of('deed'), of('plan')]).toEqual([
    [['a.pdf', 'b.pdf'], [], undefined],
    [[], ['file-type'], undefined],
  ])
  await pickFor('deed', picked('d.pdf'))
  await pickFor('deed', picked('e.pdf', { size: 2_000_001 }))
  expect([of('deed'), of('plan')]).toEqual([
    [['d.pdf'], ['file-too-large'], undefined],
    [[], ['file-type'], undefined],
  ])
  // What is exchanged makes room for what takes its place.
  const filling = ['1', '2', '3', '4'].map((name) => picked(`${name}.pdf`))
  await pickFor('plan', ...filling)
  await pickFor('plan', picked('5.pdf'), ...filling.slice(1))
  expect(of('plan')).toEqual([['5.pdf', '2.pdf', '3.pdf', '4.pdf'], [], 'added'])
  actor.send({ type: 'slotsChanged', slots: ['plan'] })
  expect([actor.getSnapshot().value, of('deed'), of('plan')[0]]).toEqual(['open', [[], [], undefined], of('plan')[0]])
})

it('[P-FILE-12] refuses a second file of the same name where names are checked', async () => {
  const { view, pick } = open({ ...FILE_LIMITS.drop, uniqueNames: true })
  await pick(picked('a.pdf'), picked('a.pdf'))
  expect(view().refusals.map(({ refusal: { code } }) => code)).toEqual(['file-name-twice'])
})

it('says of a file that cannot be read that it cannot', async () => {
  const { view, pick, names } = open()
  await pick(gone('a.pdf'), picked('b.pdf'))
  expect(names()).toEqual(['b.pdf'])
  expect(view().refusals.map(({ refusal: { code } }) => code)).toEqual(['file-unreadable'])
})

it('takes files that were chosen while others were being read', async () => {
  const { actor, names } = open()
  actor.send({ type: 'filesPicked', files: [picked('a.pdf')] })
  expect(selectFileField(actor.getSnapshot()).isAdding).toBe(true)
  actor.send({ type: 'filesPicked', files: [picked('b.pdf')] })
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  expect(names()).toEqual(['a.pdf', 'b.pdf'])
})

it('removes a file, closes a notice, and begins each choice without the notices of the last', async () => {
  const { actor, view, pick, names } = open()
  await pick(picked('a.pdf'), picked('b.gif'), picked('c.gif'))
  actor.send({ type: 'refusalClosed', id: 'file-2' })
  expect(actor.getSnapshot().value).toBe('refused')
  actor.send({ type: 'refusalClosed', id: 'file-3' })
  expect(actor.getSnapshot().value).toBe('open')
  actor.send({ type: 'fileRemoved', id: 'file-1' })
  expect(view()).toEqual({ files: [], refusals: [], isAdding: false, news: { kind: 'removed', name: 'a.pdf' } })
  actor.send({ type: 'fileRemoved', id: 'file-1' })
  await pick(picked('b.gif'))
  await pick(picked('d.pdf'))
  expect(view().refusals).toEqual([])
  expect(names()).toEqual(['d.pdf'])
  actor.send({ type: 'filesPicked', files: [] })
  expect(actor.getSnapshot().value).toBe('open')
})
