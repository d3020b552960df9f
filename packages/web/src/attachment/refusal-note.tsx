import type { AttachmentRefusal } from '@hautelisse/domain/attachment'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { Note } from '../ui/note/index.ts'

const WORDS: Readonly<Record<Exclude<AttachmentRefusal, 'failed'>, ReactElement>> = {
  unknown: (
    <Trans id="attachment.refusal.unknown">
      Ces trois informations ne correspondent à aucun contrat à rattacher. Vérifiez-les sur votre courrier : après cinq essais, il
      faut attendre une heure.
    </Trans>
  ),
  limit: (
    <Trans id="attachment.refusal.limit">
      Vous avez fait cinq essais. Pour protéger les contrats, attendez une heure avant le prochain.
    </Trans>
  ),
  already: <Trans id="attachment.refusal.already">Ce contrat est déjà dans votre espace.</Trans>,
  'other-person': (
    <Trans id="attachment.refusal.other">
      Ce contrat est au nom d’une autre personne : il se rattache depuis son espace, pas depuis le vôtre.
    </Trans>
  ),
  'too-late': (
    <Trans id="attachment.refusal.late">
      Dix minutes ont passé sans confirmation. Ce que vous avez saisi est gardé : continuez pour demander à nouveau.
    </Trans>
  ),
}

type RefusalNoteProps = { readonly view: { readonly refusal: AttachmentRefusal | undefined }; readonly isMember: boolean }

/** Why a contract was not attached, and where to go from there: it takes the focus. What got no answer is said by the form. */
export const RefusalNote = ({ view: { refusal }, isMember }: RefusalNoteProps): ReactElement | null =>
  refusal === undefined || refusal === 'failed' ? null : (
    <div role="alert" tabIndex={-1}>
      <Note kind={refusal === 'already' ? 'info' : 'alert'}>
        <p>{WORDS[refusal]}</p>
        {refusal === 'already' && (
          <p>
            <TextLinkTo to={isMember ? pathTo('accounts') : pathTo('login')}>
              {isMember ? (
                <Trans id="attachment.done.accounts">Voir mes comptes</Trans>
              ) : (
                <Trans id="portal.header.sign-in">Accéder à mon espace</Trans>
              )}
            </TextLinkTo>
          </p>
        )}
        {refusal === 'limit' && (
          <p>
            <TextLinkTo to={pathTo('contact')}>
              <Trans id="portal.footer.contact">Nous contacter</Trans>
            </TextLinkTo>
          </p>
        )}
      </Note>
    </div>
  )
