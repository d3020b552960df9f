import type { NewLetter } from '../journal/index.ts'
import type { Person, SeedLetter } from '../people/index.ts'

/**
 * Writes to the holder that a contract was attached to their space, so that one who did not ask for it notices; neither number nor amount is said. ATT-06.
 *
 * @param holder whose contract it is
 * @param letter the letter that it was attached with
 */
export const lettersOfAttachment = ({ oauth_profile: { email } }: Person, { account }: SeedLetter): readonly NewLetter[] =>
  email === undefined
    ? []
    : [
        {
          kind: 'notice',
          to: email,
          subject: 'Un contrat a été rattaché à votre espace',
          text: `${account?.title ?? 'Un contrat'} est désormais visible dans votre espace. Si ce n’est pas vous, appelez-nous.`,
        },
      ]
