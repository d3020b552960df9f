import { PURPOSES, type Account, type Purpose } from '@hautelisse/domain/accounts'
import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

type Kept = Pick<Storage, 'documents'>

const NAME = 'purposes'

/** What a person said that accounts are for, by their policy ids. */
const purposes = z.record(z.string(), z.enum(PURPOSES))

const parse = (text: string | undefined): Readonly<Record<string, Purpose>> => purposes.safeParse(parseJson(text)).data ?? {}

/** Keeps what a person says that an account is for, in place of what they said before; null takes it back. */
export const keepPurpose = (
  { documents }: Kept,
  sub: string,
  { policyId, purpose }: { readonly policyId: string; readonly purpose: Purpose | null },
): Promise<void> =>
  documents.update(sub, NAME, (kept) => {
    const others = Object.entries(parse(kept?.value)).filter(([id]) => id !== policyId)
    const all = purpose === null ? others : [...others, [policyId, purpose] as const]
    return { value: all.length === 0 ? null : JSON.stringify(Object.fromEntries(all)), result: undefined }
  })

/** Writes on accounts what their person said that they are for. */
export const withPurposes = async ({ documents }: Kept, sub: string, accounts: readonly Account[]): Promise<Account[]> => {
  const said = new Map(Object.entries(parse((await documents.read(sub, NAME))?.value)))
  return accounts.map((account) => {
    const purpose = said.get(account.policy_id)
    return purpose === undefined ? account : { ...account, purpose }
  })
}
