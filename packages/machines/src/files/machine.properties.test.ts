import { fc, test } from '@fast-check/vitest'
import { anyFiles, fileLimits } from '@hautelisse/domain/files/arbitraries'
import { checkFiles } from '@hautelisse/domain/files'
import { expect } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fileFieldMachine } from './machine.ts'
import type { PickedFile } from './machine.ts'
import { selectFileField } from './selectors.ts'

const pickedFiles = fc.array(
  anyFiles.map(({ name, size, contentType, head }): PickedFile => ({
    name,
    size,
    type: contentType,
    slice: () => ({
      arrayBuffer: () => (head === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(Uint8Array.from(head).buffer)),
    }),
  })),
  { minLength: 1, maxLength: 7 },
)
const steps = fc.array(fc.oneof(pickedFiles, fc.constantFrom('remove', 'close')), { maxLength: 8 })

test.prop([steps, fileLimits])(
  '[P-FILE-01] [P-FILE-04 to P-FILE-07] whatever is chosen and removed, the server would take what the field keeps, and nothing kept gets lost',
  async (walk, limits) => {
    const actor = createActor(fileFieldMachine, { input: { limits } }).start()
    const kept = () => actor.getSnapshot().context.files
    for (const step of walk) {
      const before = kept()
      const view = selectFileField(actor.getSnapshot())
      if (step === 'remove') actor.send({ type: 'fileRemoved', id: before[0]?.id ?? 'none' })
      else if (step === 'close') actor.send({ type: 'refusalClosed', id: view.refusals[0]?.files[0]?.id ?? 'none' })
      else {
        actor.send({ type: 'filesPicked', files: step })
        await waitFor(actor, (snapshot) => !snapshot.matches('adding'))
        const refused = selectFileField(actor.getSnapshot()).refusals.flatMap(({ files }) => files)
        expect(kept().filter((file) => !before.includes(file)).length + refused.length).toBe(step.length)
        if (limits.files > 1 || refused.length === step.length) expect(kept().slice(0, before.length)).toEqual(before)
      }
      expect(checkFiles(kept(), limits)).toEqual([])
      expect(actor.getSnapshot().value).toBe(selectFileField(actor.getSnapshot()).refusals.length > 0 ? 'refused' : 'open')
    }
  },
)
