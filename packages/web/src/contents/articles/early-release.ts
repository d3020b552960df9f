import { msg } from '@lingui/core/macro'
import { list, text, title } from '../blocks.ts'
import type { Article } from './article.ts'

export const EARLY_RELEASE: Article = {
  id: 'debloquer-avant-terme',
  title: msg({ id: 'contents.early-release.title', message: 'Débloquer son épargne avant le terme' }),
  blocks: () => [
    text(
      msg({
        id: 'contents.early-release.lead',
        message:
          'Un plan d’épargne entreprise est bloqué cinq ans, un plan d’épargne retraite jusqu’à la retraite. La loi prévoit des exceptions.',
      }),
    ),
    title(msg({ id: 'contents.early-release.pee.title', message: 'Sur un PEE' })),
    text(
      msg({
        id: 'contents.early-release.pee.text',
        message: 'Ces événements permettent de demander tout ou partie de l’épargne, en une seule fois pour chacun.',
      }),
    ),
    list([
      msg({ id: 'contents.early-release.pee.union', message: 'Mariage ou PACS' }),
      msg({ id: 'contents.early-release.pee.child', message: 'Naissance ou adoption, à partir du troisième enfant' }),
      msg({
        id: 'contents.early-release.pee.separation',
        message: 'Divorce, séparation ou fin d’un PACS, quand un enfant réside chez vous',
      }),
      msg({
        id: 'contents.early-release.pee.home',
        message:
          'Achat, construction ou agrandissement de la résidence principale, ou sa remise en état après une catastrophe naturelle',
      }),
      msg({ id: 'contents.early-release.pee.energy', message: 'Rénovation énergétique de la résidence principale' }),
      msg({ id: 'contents.early-release.pee.vehicle', message: 'Achat d’un véhicule propre' }),
      msg({ id: 'contents.early-release.pee.business', message: 'Création ou reprise d’une entreprise' }),
      msg({ id: 'contents.early-release.pee.work', message: 'Fin du contrat de travail ou de l’activité' }),
      msg({
        id: 'contents.early-release.pee.disability',
        message: 'Invalidité, la vôtre, celle d’un enfant, du conjoint ou du partenaire de PACS',
      }),
      msg({ id: 'contents.early-release.pee.death', message: 'Décès du conjoint ou du partenaire de PACS' }),
      msg({ id: 'contents.early-release.pee.violence', message: 'Violences conjugales' }),
      msg({ id: 'contents.early-release.pee.debt', message: 'Surendettement' }),
      msg({ id: 'contents.early-release.pee.carer', message: 'Activité de proche aidant' }),
    ]),
    text(
      msg({
        id: 'contents.early-release.pee.time',
        message: 'Pour les sept premiers, la demande se fait dans les six mois de l’événement. Pour les autres, à tout moment.',
      }),
    ),
    title(msg({ id: 'contents.early-release.per.title', message: 'Sur un PER' })),
    list([
      msg({ id: 'contents.early-release.pee.death', message: 'Décès du conjoint ou du partenaire de PACS' }),
      msg({
        id: 'contents.early-release.per.disability',
        message:
          'Invalidité de deuxième ou de troisième catégorie, la vôtre, celle d’un enfant, du conjoint ou du partenaire de PACS',
      }),
      msg({ id: 'contents.early-release.pee.debt', message: 'Surendettement' }),
      msg({ id: 'contents.early-release.per.unemployment', message: 'Fin de vos droits au chômage' }),
      msg({ id: 'contents.early-release.per.liquidation', message: 'Liquidation judiciaire de votre entreprise' }),
      msg({
        id: 'contents.early-release.per.home',
        message: 'Achat de la résidence principale, pour les versements volontaires et l’épargne salariale seulement',
      }),
    ]),
    text(
      msg({
        id: 'contents.early-release.per.former',
        message: 'L’article 83 et le Madelin connaissent les mêmes cas, sauf l’achat du logement.',
      }),
    ),
  ],
  sources: [
    'Code du travail, art. L.3332-25, R.3324-22 et R.3324-23',
    'Code monétaire et financier, art. L.224-4',
    'Code des assurances, art. L.132-23',
  ],
}
