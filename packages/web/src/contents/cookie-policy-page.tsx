import { CSRF_COOKIE, DISPLAY_COOKIE, SESSION_COOKIE, SESSION_ORIGIN_COOKIE } from '@hautelisse/domain/contract'
import { SETTINGS_KEY } from '@hautelisse/machines/settings'
import { BROWSER_KEY } from '@hautelisse/machines/simulations'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { CookieAnswer } from './cookie-answer.tsx'
import { DocumentPage } from './document-page.tsx'
import { COOKIE_POLICY } from './texts/cookie-policy.ts'
import { Table } from '../ui/page/index.ts'

type KeptTableProps = {
  readonly caption: string
  readonly rows: readonly { readonly name: string; readonly use: string; readonly time: string }[]
}

const KeptTable = ({ caption, rows }: KeptTableProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'name', label: t({ id: 'contents.kept.name', message: 'Nom' }) },
        { id: 'use', label: t({ id: 'contents.kept.use', message: 'À quoi il sert' }) },
        { id: 'time', label: t({ id: 'contents.kept.time', message: 'Combien de temps' }) },
      ]}
      rows={rows.map(({ name, use, time }) => ({ key: name, cells: { name, use, time } }))}
    />
  )
}

const Cookies = (): ReactElement => {
  const { t } = useLingui()
  const time = t({ id: 'contents.kept.session-time', message: 'La session, 8\u00A0heures au plus' })
  return (
    <KeptTable
      caption={t({ id: 'contents.kept.cookies', message: 'Cookies indispensables' })}
      rows={[
        { name: SESSION_COOKIE, use: t({ id: 'contents.kept.session', message: 'Vous reconnaître d’une page à l’autre' }), time },
        {
          name: SESSION_ORIGIN_COOKIE,
          use: t({ id: 'contents.kept.origin', message: 'Savoir qu’une session existe, et dans quel espace' }),
          time,
        },
        {
          name: CSRF_COOKIE,
          use: t({ id: 'contents.kept.token', message: 'Vérifier qu’une demande vient bien de ce portail' }),
          time,
        },
        {
          name: DISPLAY_COOKIE,
          use: t({
            id: 'contents.kept.display',
            message: 'Envoyer la page dans votre langue, montants masqués si vous l’avez choisi',
          }),
          time: t({ id: 'contents.kept.display-time', message: '13\u00A0mois, seulement si vous avez changé l’un ou l’autre' }),
        },
      ]}
    />
  )
}

const Storage = (): ReactElement => {
  const { t } = useLingui()
  return (
    <KeptTable
      caption={t({ id: 'contents.kept.storage', message: 'Stockage du navigateur' })}
      rows={[
        {
          name: SETTINGS_KEY,
          use: t({
            id: 'contents.kept.settings',
            message: 'Langue, apparence, montants masqués, réponse sur la mesure d’audience',
          }),
          time: t({
            id: 'contents.kept.settings-time',
            message: 'Jusqu’à ce que vous l’effaciez\u00A0; la réponse, 13\u00A0mois',
          }),
        },
        {
          name: BROWSER_KEY,
          use: t({ id: 'contents.kept.simulations', message: 'Les simulations que vous avez demandé à garder ici' }),
          time: t({ id: 'contents.kept.simulations-time', message: 'Jusqu’à la prochaine connexion, deux\u00A0ans au plus' }),
        },
        {
          name: t({ id: 'contents.kept.tab-name', message: 'Stockage de l’onglet' }),
          use: t({ id: 'contents.kept.tab', message: 'Votre profil et ce que vous saisissez dans un simulateur' }),
          time: t({ id: 'contents.kept.tab-time', message: 'Jusqu’à la déconnexion ou la fermeture de l’onglet' }),
        },
      ]}
    />
  )
}

const Measure = (): ReactElement => (
  <p>
    {useApp().analytics === undefined ? (
      <Trans id="contents.measure.none">
        Aucune mesure d’audience n’est installée sur ce portail&nbsp;: rien n’est compté, et rien ne vous est demandé. Si elle
        l’est un jour, rien ne sera mesuré avant votre accord.
      </Trans>
    ) : (
      <Trans id="contents.measure.asked">Ce portail mesure son audience avec votre accord, et jamais avant.</Trans>
    )}
  </p>
)

const PARTS = { cookies: <Cookies />, storage: <Storage />, measure: <Measure />, choice: <CookieAnswer /> }

/** /politique-cookies (P-ROUTE-07, P-CONST-05, P-CONST-06). */
export const CookiePolicyPage = (): ReactElement => (
  <DocumentPage
    lead={
      <Trans id="contents.cookie-policy.lead">
        Ce que ce portail garde dans votre navigateur, et ce qu’il mesure si vous l’acceptez.
      </Trans>
    }
    sections={COOKIE_POLICY}
    parts={PARTS}
  />
)
