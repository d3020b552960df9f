import { parseJson } from '@hautelisse/domain/contract'
import { access, NO_ACCESS, type Access, type AccessAfter } from '@hautelisse/domain/pension'

import type { Storage } from '../storage/index.ts'

const NAME = 'pension-access'

const readAccess = (text: string | undefined): Access => access.safeParse(parseJson(text)).data ?? NO_ACCESS

/** Changes what the pension service knows of a person's coming and going, in one go, whoever else asks at the same time. */
export const changeAccess = <Result>(
  { documents }: Pick<Storage, 'documents'>,
  sub: string,
  change: (held: Access) => AccessAfter<Result>,
): Promise<Result> =>
  documents.update(sub, NAME, (kept) => {
    const { access: after, result } = change(readAccess(kept?.value))
    return { value: JSON.stringify(after), result }
  })
