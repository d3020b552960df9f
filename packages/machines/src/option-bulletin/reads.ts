import { optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import type { OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { fromPromise } from 'xstate'
import type { Client } from '../api/index.ts'

type Asker = { readonly client: Client }

const askBulletins = async ({ client }: Asker, signal: AbortSignal): Promise<readonly OptionBulletin[]> =>
  (await client.call(optionBulletinsCall, {}, { signal })).s2e_option_bulletins

/** Reads the choices that are still to be made (P-CALL-35). */
export const readBulletins = fromPromise<readonly OptionBulletin[], Asker>(({ input, signal }) => askBulletins(input, signal))

/** Reads one choice that is still to be made; nothing if the person does not have it. */
export const readBulletin = fromPromise<OptionBulletin | undefined, Asker & { readonly id: string }>(async ({ input, signal }) =>
  (await askBulletins(input, signal)).find(({ id }) => id === input.id),
)
