import { keepLetter } from '../outbox/index.ts'
import type { Person, SeedLetter } from '../people/index.ts'
import type { Api } from '../server/index.ts'

/**
 * Tells the holder that a contract was attached to their space, so that one who did not ask for it notices; neither number nor amount is said. ATT-06.
 *
 * @param api the API
 * @param holder whose contract it is
 * @param letter the letter that it was attached with
 */
export const tellOfAttachment = async (
  { options: { storage, clock } }: Api,
  holder: Person,
  { account }: SeedLetter,
): Promise<void> => {
  const { email, sub } = holder.oauth_profile
  if (email === undefined) return
  await keepLetter(storage, sub, {
    at: clock.now(),
    kind: 'notice',
    to: email,
    subject: 'Un contrat a été rattaché à votre espace',
    text: `${account?.title ?? 'Un contrat'} est désormais visible dans votre espace. Si ce n’est pas vous, appelez-nous.`,
  })
}
