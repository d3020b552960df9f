import type { NewLetter } from '../journal/index.ts'
import type { Person } from '../people/index.ts'

/** What is told of a change; neither the former nor the new value is repeated. */
const SUBJECTS = {
  email: 'Votre adresse e-mail a été modifiée',
  identity: 'Une modification de votre identité a été demandée',
  address: 'Une modification de votre adresse a été demandée',
} as const
export type ToldChange = keyof typeof SUBJECTS

const TEXT =
  'Cette modification vient de votre espace. Pendant 72 heures, un changement de compte bancaire passe par courrier. Si ce n’est pas vous, appelez-nous.'

/**
 * Writes to the former e-mail address and to the mobile that something was changed, so that a change by somebody else is noticed. PERS-03.
 *
 * @param former the person as they stood before the change
 * @param kind what was changed
 */
export const lettersOfChange = ({ s2e_profile: profile }: Person, kind: ToldChange): readonly NewLetter[] =>
  [profile?.email, profile?.mobile].flatMap((to) =>
    to === undefined ? [] : [{ kind: 'notice', to, subject: SUBJECTS[kind], text: TEXT }],
  )
