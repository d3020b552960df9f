import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { closedBy, type ClosedAct, type ClosedReason, type ProfileAct } from '@hautelisse/domain/profile'
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { ActReasons } from '../act/index.ts'
import { FRAME_SETTINGS } from '../portal/index.ts'

const NAMES: Readonly<Record<ProfileAct, ReactElement>> = {
  email: <Trans id="profile.closed.email">Modifier l’e-mail</Trans>,
  phone: <Trans id="profile.closed.phone">Modifier le téléphone personnel</Trans>,
  identity: <Trans id="profile.closed.identity">Modifier l’identité</Trans>,
  address: <Trans id="profile.closed.address">Modifier l’adresse</Trans>,
  declaration: <Trans id="profile.closed.declaration">Compléter mes données à déclarer</Trans>,
  'bank-account': <Trans id="profile.closed.bank">Changer de compte bancaire en ligne</Trans>,
}

const ClosedReason = ({ reason }: { readonly reason: ClosedReason }): ReactElement => {
  const { phone = '' } = FRAME_SETTINGS.helpLine
  const from = 'from' in reason ? formatFrenchDate(reason.from) : ''
  switch (reason.kind) {
    case 'mirror':
      return <Trans id="portal.mirror.text">Vous ne pouvez effectuer cette action en vision miroir.</Trans>
    case 'unknown':
      return <Trans id="profile.closed.unknown">Ce qui est possible n’a pas pu être lu pour le moment.</Trans>
    case 'no-mobile':
      return <Trans id="profile.closed.mobile">Il nous manque votre numéro de mobile.</Trans>
    case 'code':
      return <Trans id="profile.closed.code">Confirmez d’abord que c’est bien vous, avec un code.</Trans>
    case 'advisor':
      return <Trans id="profile.closed.advisor">Votre conseiller le fait pour vous.</Trans>
    case 'external-space':
      return <Trans id="profile.place.space">Ces informations se modifient dans votre espace retraite.</Trans>
    case 'by-post':
      return (
        <Trans id="profile.closed.post">
          Cela se demande par courrier : l’adresse et les pièces sont sur la page de la modification.
        </Trans>
      )
    case 'help-line':
      return <Trans id="profile.way.help-line">Cette modification se fait par téléphone : {phone}</Trans>
    case 'company':
      return (
        <Trans id="profile.way.company">
          Votre entreprise tient ces informations à jour : adressez-vous à votre correspondant d’épargne salariale.
        </Trans>
      )
    case 'under-way':
      return <Trans id="profile.closed.under-way">Votre dernière demande est vérifiée jusqu’au {from}.</Trans>
    case 'hold':
      return (
        <Trans id="profile.closed.hold">
          Vos coordonnées viennent de changer : possible en ligne à partir du {from}, par courrier dès maintenant.
        </Trans>
      )
    default:
      return reason satisfies never
  }
}

/** "Pourquoi est-ce bloqué ?": each reason once, with the parts that it closes where others are open or closed for another one (PERS-11). */
export const ClosedPanel = ({ acts }: { readonly acts: readonly ClosedAct[] }): ReactElement => (
  <ActReasons
    title={<Trans id="profile.closed.title">Pourquoi est-ce bloqué&nbsp;?</Trans>}
    as="h2"
    of={closedBy(acts).map(({ reason, closes, isAll }) => ({
      id: `${reason.kind} ${closes.join(' ')}`,
      reason: <ClosedReason reason={reason} />,
      text: !isAll && (
        <>
          {closes.map((act, place) => (
            <Fragment key={act}>
              {place > 0 && ', '}
              {NAMES[act]}
            </Fragment>
          ))}
        </>
      ),
    }))}
  />
)
