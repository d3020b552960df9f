import { optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import type { OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { fromPromise } from 'xstate'
import type { Client } from '../api/index.ts'

type Asker = { readonly client: Client }

const askBulletins = async ({ client }: Asker, signal: AbortSignal): Promise<readonly OptionBulletin[]> =>
  (await client.call(optionBulletinsCall, {}, { signal })).s2e_option_bulletins

/** Reads the choices that are still to be made, or may still be changed (P-CALL-35). */
export const readBulletins = fromPromise<readonly OptionBulletin[], Asker>(({ input, signal }) => askBulletins(input, signal))

/** Names a bulletin: by its own id, or by that of the operation of its choice. */
export type BulletinName = { readonly id: string; readonly by: 'bulletin' | 'operation' }

/** Reads one choice that can still be made or changed; nothing if the person does not have it. */
export const readBulletin = fromPromise<OptionBulletin | undefined, Asker & BulletinName>(async ({ input, signal }) =>
  (await askBulletins(input, signal)).find(
    ({ id, answer }) => (input.by === 'bulletin' ? id : answer?.s2e_transaction_id) === input.id,
  ),
)
