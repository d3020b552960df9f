import { formatFrenchDate } from '@hautelisse/domain/calendar'

import type { NewLetter } from '../journal/index.ts'
import { keepLetter, shownSecret } from '../outbox/index.ts'
import type { BankRequest, Person } from '../people/index.ts'
import type { Api } from '../server/index.ts'

/**
 * Sends a code of signature to the mobile; its subject says nothing of it.
 *
 * @param api the API
 * @param person who signs
 * @param code six digits
 */
export const sendCode = async (
  { options: { storage, clock, environment } }: Api,
  person: Person,
  code: string,
): Promise<void> => {
  const mobile = person.s2e_profile?.mobile
  if (mobile === undefined) return
  await keepLetter(storage, person.oauth_profile.sub, {
    at: clock.now(),
    kind: 'code',
    to: mobile,
    subject: 'Votre code de signature',
    text: `${shownSecret(environment, code)} signe votre changement de compte bancaire. Il est valable 5 minutes. Ne le donnez à personne.`,
  })
}

const TEXTS = {
  signed: ({ asked, usableOn }: BankRequest) =>
    `Un changement de compte bancaire a été signé, pour le compte qui finit par ${asked.iban.slice(-4)}. Il sera utilisé à partir du ${usableOn === undefined ? '' : formatFrenchDate(usableOn)}. Si ce n’est pas vous, annulez la demande ou appelez-nous.`,
  cancelled: ({ asked }: BankRequest) =>
    `La demande pour le compte qui finit par ${asked.iban.slice(-4)} a été annulée. Si ce n’est pas vous, appelez-nous.`,
} as const

/**
 * Writes to every address that the person has or had before: somebody who signed in in their place cannot keep it from them.
 *
 * @param api the API
 * @param person whose account it is
 * @param request the request
 * @param kind what became of it
 */
export const lettersOfAccount = (
  { people }: Pick<Api, 'people'>,
  person: Person,
  request: BankRequest,
  kind: keyof typeof TEXTS,
): readonly NewLetter[] => {
  const { sub } = person.oauth_profile
  const seeded = people.find(({ oauth_profile }) => oauth_profile.sub === sub)
  const reached = [seeded, person].flatMap((one) => [one?.s2e_profile?.email, one?.s2e_profile?.mobile])
  const text = TEXTS[kind](request)
  return [...new Set(reached.filter((one) => one !== undefined))].map((to) => ({
    kind: 'notice',
    to,
    subject: 'Votre compte bancaire',
    text,
  }))
}
