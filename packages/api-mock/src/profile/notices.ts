import type { Letter } from '@hautelisse/domain/contract'

import { keepLetter } from '../outbox/index.ts'
import type { Person } from '../people/index.ts'
import type { Api } from '../server/index.ts'

/** What is told of a change; neither the former nor the new value is repeated. */
const SUBJECTS = {
  email: 'Votre adresse e-mail a été modifiée',
  identity: 'Une modification de votre identité a été demandée',
  address: 'Une modification de votre adresse a été demandée',
} as const
export type ToldChange = keyof typeof SUBJECTS

const TEXT =
  'Cette modification vient de votre espace. Pendant 72 heures, un changement de compte bancaire passe par courrier. Si ce n’est pas vous, appelez-nous.'

const written = (kind: ToldChange, to: string): Pick<Letter, 'kind' | 'to' | 'subject' | 'text'> => ({
  kind: 'notice',
  to,
  subject: SUBJECTS[kind],
  text: TEXT,
})

/**
 * Tells the former e-mail address and the mobile that something was changed, so that a change by somebody else is noticed. PERS-03.
 *
 * @param api the API
 * @param former the person as they stood before the change
 * @param kind what was changed
 */
export const tellOfChange = async ({ options: { storage, clock } }: Api, former: Person, kind: ToldChange): Promise<void> => {
  const { email, mobile } = former.s2e_profile ?? {}
  for (const to of [email, mobile]) {
    if (to !== undefined) await keepLetter(storage, former.oauth_profile.sub, { ...written(kind, to), at: clock.now() })
  }
}
