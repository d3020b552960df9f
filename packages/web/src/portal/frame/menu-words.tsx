import type { MenuGroupId, MenuItemId } from '@hautelisse/domain/portal'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useApp } from '../../shell/index.ts'

/** Names of the groups, as the mock-ups write them. */
export const GROUP_WORDS: Readonly<Record<MenuGroupId, ReactElement>> = {
  savings: <Trans id="menu.group.savings">Mon épargne</Trans>,
  operations: <Trans id="menu.group.operations">Opérations</Trans>,
  simulations: <Trans id="menu.group.simulations">Simulations</Trans>,
  help: <Trans id="menu.group.help">Aide</Trans>,
  documents: <Trans id="menu.group.documents">Documents</Trans>,
}

/** Names of the entries of no other room: the words by which the mock-ups' home and page titles call the same things (P-NAV-29). */
const OWN_WORDS: Readonly<Partial<Record<MenuItemId, ReactElement>>> = {
  payment: <Trans id="page.payment.title">Faire un versement</Trans>,
  'fund-switch': <Trans id="page.fund-switch.title">Faire un arbitrage</Trans>,
  withdraw: <Trans id="menu.item.withdraw">Retirer mon épargne</Trans>,
  transfer: <Trans id="page.transfer.title">Transférer mon épargne</Trans>,
  operations: <Trans id="page.operations.title">Mes opérations</Trans>,
  declaration: <Trans id="page.declaration.title">Ce que je déclare</Trans>,
  'add-company-scheme': <Trans id="menu.item.add-company-scheme">Ajouter un contrat d’entreprise</Trans>,
  'add-individual-scheme': <Trans id="menu.item.add-individual-scheme">Ajouter un contrat individuel</Trans>,
  'add-other-scheme': <Trans id="menu.item.add-other-scheme">Ajouter un contrat d’un autre établissement</Trans>,
  'complementary-estimate': <Trans id="menu.item.complementary-estimate">Estimer ma retraite</Trans>,
  contact: <Trans id="portal.footer.contact">Nous contacter</Trans>,
  documents: <Trans id="menu.item.documents">Tous mes documents</Trans>,
  'performance-statement': <Trans id="menu.item.performance-statement">Relevé de performance</Trans>,
  messages: <Trans id="page.messages.title">Mes messages</Trans>,
  'personal-data': <Trans id="page.profile.title">Mon profil</Trans>,
  consents: <Trans id="menu.item.consents">Mes consentements</Trans>,
  'change-password': <Trans id="page.change-password.title">Changer de mot de passe</Trans>,
  'sign-out': <Trans id="menu.item.sign-out">Se déconnecter</Trans>,
}

/** Name of an entry: its room's, or the frame's own. */
export const ItemWords = ({ id }: { readonly id: MenuItemId }): ReactNode => {
  const words = useApp().rooms.menu[id]
  const { i18n } = useLingui()
  return words === undefined ? OWN_WORDS[id] : i18n._(words.label)
}
