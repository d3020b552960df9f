import { parseFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import {
  adminAllocationsCall,
  adminAuthorizeCall,
  adminDraftsCall,
  adminExportCall,
  adminHistoryCall,
  adminImportCall,
  adminLeaveCall,
  adminPublishCall,
  adminSubmitCall,
  adminTokenCall,
  adminWithdrawCall,
  type AdminRole,
  type GridVersion,
} from '@hautelisse/domain/robo-advice'
import { fromPromise } from 'xstate'
import * as z from 'zod'
import { failureCode, type Client } from '../api/index.ts'
import { storedEntry } from '../ports/index.ts'
import type { AdminContext, Area } from './context.ts'

const LONGEST = 200

/** State that the administrators' door has to give back to the tab that asked for it; of a session nothing is kept in the tab. */
const doorState = storedEntry({
  key: 'hautelisse.robo-admin-state',
  survivesSignIn: true,
  version: 1,
  schema: z.strictObject({ state: z.string().max(LONGEST) }),
})

type With<Keys extends keyof AdminContext> = Pick<AdminContext, Keys>

/** Asks for the door, and keeps the state that it has to give back. */
export const authorize = fromPromise<void, With<'client' | 'storage' | 'navigation'>>(
  async ({ input: { client, storage, navigation }, signal }) => {
    const { authorization_url: address } = await client.call(adminAuthorizeCall, {}, { signal })
    const state = new URL(address, 'https://door.invalid').searchParams.get('state')
    if (state !== null) doorState.write(storage, { state })
    navigation.leave(address)
  },
)

/** Exchanges what the door gave back, if its state is the one that this tab waits for. */
export const exchange = fromPromise<
  { readonly email: string; readonly role: AdminRole },
  With<'client' | 'storage' | 'returned'>
>(async ({ input: { client, storage, returned }, signal }) => {
  const expected = doorState.read(storage)?.state
  doorState.remove(storage)
  if (returned === undefined || returned.state !== expected) throw new Error('The door gave back another state.')
  const { email, role = 'reader' } = await client.call(adminTokenCall, { body: returned }, { signal })
  return { email, role }
})

/** A server without the versions lists what is in force, and nothing can be changed. */
const versionsOf = async (client: Client, signal: AbortSignal): Promise<readonly GridVersion[] | undefined> => {
  try {
    return await client.call(adminDraftsCall, { body: {} }, { signal })
  } catch (error) {
    if (failureCode(error) === 'ERR_UNKNOWN') return undefined
    throw error
  }
}

export const readArea = fromPromise<Area, With<'client'>>(async ({ input: { client }, signal }) => {
  const [grids, history, versions] = await Promise.all([
    client.call(adminAllocationsCall, { body: {} }, { signal }),
    client.call(adminHistoryCall, { body: {} }, { signal }),
    versionsOf(client, signal),
  ])
  return { grids, history, versions }
})

export const importFile = fromPromise<GridVersion, With<'client' | 'plan' | 'file'>>(
  ({ input: { client, plan, file }, signal }) => {
    const { entity_id, contract_id, scope } = plan ?? {}
    if (entity_id === undefined || contract_id === undefined || scope === undefined || file === undefined)
      throw new Error('A grid was imported without a plan or a file.')
    return client.call(adminImportCall, { body: { scope, entity_id, contract_id }, files: [file] }, { signal })
  },
)

/** The day that was typed; undefined where the text is no date. */
export const typedDay = (text: string): PlainDate | undefined => parseFrenchDate(text)

type Act = With<'client' | 'version' | 'area' | 'reason' | 'day'>

const asRead = ({ version, area }: Act) => {
  const found = area?.versions?.find(({ id }) => id === version)
  if (found === undefined) throw new Error('An act on a version that is not there.')
  return { id: found.id, revision: found.revision }
}
const reasonOf = ({ reason }: Act): string | null => (reason.trim() === '' ? null : reason.trim())

export const submit = fromPromise<GridVersion, Act>(({ input, signal }) =>
  input.client.call(adminSubmitCall, { body: { ...asRead(input), reason: reasonOf(input) } }, { signal }),
)
export const publish = fromPromise<GridVersion, Act>(({ input, signal }) => {
  const day = typedDay(input.day)
  if (day === undefined) throw new Error('A version was published without a day.')
  return input.client.call(adminPublishCall, { body: { ...asRead(input), effective_on: day } }, { signal })
})
export const withdraw = fromPromise<GridVersion, Act>(({ input, signal }) =>
  input.client.call(adminWithdrawCall, { body: { ...asRead(input), reason: reasonOf(input) } }, { signal }),
)

export const exportGrid = fromPromise<void, With<'client' | 'saveGrid'> & { readonly id: string }>(
  async ({ input: { client, saveGrid, id }, signal }) => {
    saveGrid(id, await client.call(adminExportCall, { body: { id } }, { signal }))
  },
)

export const leave = fromPromise<void, With<'client'>>(async ({ input: { client }, signal }) => {
  await client.call(adminLeaveCall, { body: {} }, { signal })
})
