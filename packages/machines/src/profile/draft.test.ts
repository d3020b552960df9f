import { plainDate } from '@hautelisse/domain/calendar'
import { updateAddressCall } from '@hautelisse/domain/profile'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PickedFile } from '../files/index.ts'
import { fakeClient, fakeStorage, settled, type FakeStorage } from '../testing/index.ts'
import {
  addressChange,
  changeDrafts,
  changeMachine,
  keepChange,
  readChangeDraft,
  selectChange,
  type AddressForm,
} from './index.ts'

const COMPANY = { id: 'c', max_attachment_size: 10_000_000 }

const keys = () => {
  let last = 0
  return () => `key-${(last += 1)}`
}

describe('a change that waits for a code', () => {
  const OWNER = 'user-1'

  /** Opens the form of an address, as its page does, on what a tab keeps. */
  const openAddress = (storage: FakeStorage, userId = OWNER) => {
    const api = fakeClient()
    const form: AddressForm = { street_line: '', zip_postal_code: '', locality: '', country: 'FR', proof: undefined }
    const draft = readChangeDraft(changeDrafts.address, storage, userId)
    const input = { ...addressChange(api.client, COMPANY), form, draft, random: keys() }
    const actor = createActor(changeMachine<AddressForm>(), { input }).start()
    const leave = keepChange(actor, storage, changeDrafts.address, userId)
    return { ...api, actor, leave, view: () => selectChange<AddressForm>(actor.getSnapshot()) }
  }

  const TYPED = { street_line: '3 rue Haute', zip_postal_code: '76000', locality: 'Rouen', proof: 'BILL' } as const
  const BYTES = new TextEncoder().encode('%PDF-1.7 piece')
  const FILE: PickedFile = {
    name: 'piece.pdf',
    size: BYTES.length,
    type: 'application/pdf',
    slice: (start, end) => ({ arrayBuffer: () => Promise.resolve(BYTES.slice(start, end).buffer) }),
  }

  const refusedForCode = async (storage: FakeStorage) => {
    const opened = openAddress(storage)
    opened.actor.send({ type: 'answered', answers: TYPED })
    expect(storage.read(changeDrafts.address.key)).toBeUndefined()
    opened.actor.send({ type: 'filesPicked', files: [FILE] })
    await settled()
    opened.actor.send({ type: 'submitted' })
    opened.refuse(updateAddressCall, 'ERR_OTP', 403)
    await settled()
    return opened
  }

  it('[PERS-12] is kept on the way to the door and found again on the way back, once', async () => {
    const storage = fakeStorage()
    const { leave } = await refusedForCode(storage)
    leave()
    expect(storage.read(changeDrafts.address.key)).toContain('3 rue Haute')
    const again = openAddress(storage)
    expect(again.view()).toMatchObject({ form: { ...TYPED, country: 'FR' }, isRestored: true, failure: undefined })
    expect(storage.read(changeDrafts.address.key)).toBeUndefined()
    expect(openAddress(storage).view()).toMatchObject({ form: { street_line: '' }, isRestored: false })
  })

  it('keeps what was changed, and nothing of what stands today by what the server says', async () => {
    const storage = fakeStorage()
    await refusedForCode(storage)
    expect(changeDrafts.address.read(storage)?.form).toEqual(TYPED)
  })

  it('[PERS-12] is kept no longer once it is taken, and is nobody else’s', async () => {
    const storage = fakeStorage()
    const { actor, answer } = await refusedForCode(storage)
    expect(
      openAddress(fakeStorage({ [changeDrafts.address.key]: storage.read(changeDrafts.address.key) ?? '' }), 'other').view(),
    ).toMatchObject({
      form: { street_line: '' },
      isRestored: false,
    })
    actor.send({ type: 'submitted' })
    answer(updateAddressCall, 'OK')
    await settled()
    expect(storage.read(changeDrafts.address.key)).toBeUndefined()
  })

  it('[PERS-12] every form reads back what it wrote, and nothing that is broken', () => {
    const storage = fakeStorage()
    const end = plainDate('2026-03-31')
    const declared = { birth_place: 'Dieppe', occupation: '', politically_exposed: 'SOI', function_end: end } as const
    const form = { ...declared, birth_country: '', us_person: false, public_function: 'DIPLOMATE' } as const
    changeDrafts.declaration.write(storage, { userId: OWNER, form })
    expect(readChangeDraft(changeDrafts.declaration, storage, OWNER)).toEqual(form)
    storage.write(changeDrafts.email.key, '{"version":1,"userId":"user-1","form":{"email":4}}')
    expect(readChangeDraft(changeDrafts.email, storage, OWNER)).toBeUndefined()
  })
})
