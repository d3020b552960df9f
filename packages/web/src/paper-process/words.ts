import type { PaperGuide } from '@hautelisse/domain/paper-process'
import type { WithdrawCase } from '@hautelisse/domain/withdrawal'
import { useLingui } from '@lingui/react/macro'

/** What a guide is called, what the law allows, and what has to be sent beside an identity card and bank details. */
export type GuideWords = { readonly title: string; readonly rule: string; readonly pieces: readonly string[] }

/** The reasons, as a list offers them. */
export const useReasonWords = (): Readonly<Record<WithdrawCase, string>> => {
  const { t } = useLingui()
  return {
    retirement: t({ id: 'paper.reason.retirement', message: 'Je pars à la retraite' }),
    owner: t({ id: 'paper.reason.owner', message: 'J’achète ma résidence principale' }),
    family: t({ id: 'paper.reason.family', message: 'Un événement de famille' }),
    business: t({ id: 'paper.reason.business', message: 'Je crée ou reprends une entreprise' }),
    hardblows: t({ id: 'paper.reason.hardblows', message: 'Un coup dur' }),
    other: t({ id: 'paper.reason.other', message: 'Une autre raison' }),
  }
}

/** Proofs of the hard blows that both families know. */
const useHardProofs = (): readonly string[] => {
  const { t } = useLingui()
  return [
    t({ id: 'paper.piece.invalidity', message: 'Invalidité : la notification de la 2e ou de la 3e catégorie' }),
    t({
      id: 'paper.piece.death',
      message: 'Décès du conjoint ou du partenaire de PACS : l’acte de décès et le livret de famille',
    }),
    t({ id: 'paper.piece.debt', message: 'Surendettement : la demande du juge ou de la commission' }),
    t({ id: 'paper.piece.unemployment', message: 'Fin des droits au chômage : l’attestation de France Travail' }),
    t({ id: 'paper.piece.business', message: 'Fin d’une activité non salariée : le jugement de liquidation' }),
  ]
}

/** What each guide says (docs/rules/paper-process.md). */
export const useGuideWords = (): Readonly<Record<PaperGuide, GuideWords>> => {
  const { t } = useLingui()
  const hardProofs = useHardProofs()
  const pension = t({
    id: 'paper.piece.pension',
    message: 'La notification de votre retraite, ou votre relevé de carrière si vous avez l’âge légal',
  })
  const form = t({ id: 'paper.piece.form', message: 'Votre choix écrit : capital, rente, ou une part de chaque' })
  return {
    'per-retirement': {
      title: t({ id: 'paper.guide.per-retirement', message: 'Plan d’épargne retraite, à la retraite' }),
      rule: t({
        id: 'paper.rule.per-retirement',
        message: 'À partir de la retraite ou de l’âge légal : Code monétaire et financier, art. L.224-1.',
      }),
      pieces: [pension, form],
    },
    'per-owner': {
      title: t({ id: 'paper.guide.per-owner', message: 'Plan d’épargne retraite, résidence principale' }),
      rule: t({
        id: 'paper.rule.per-owner',
        message: 'Les versements obligatoires restent sur le plan : Code monétaire et financier, art. L.224-4.',
      }),
      pieces: [
        t({ id: 'paper.piece.sale', message: 'Le compromis, l’acte de vente ou le contrat de construction' }),
        t({ id: 'paper.piece.plan', message: 'Le plan de financement, avec l’apport demandé' }),
        t({ id: 'paper.piece.oath', message: 'L’attestation sur l’honneur que c’est votre résidence principale' }),
      ],
    },
    'per-hardblows': {
      title: t({ id: 'paper.guide.per-hardblows', message: 'Plan d’épargne retraite, coup dur' }),
      rule: t({
        id: 'paper.rule.per-hardblows',
        message: 'Cas de l’article L.224-4 du Code monétaire et financier. La pièce du vôtre suffit.',
      }),
      pieces: hardProofs,
    },
    'a83-retirement': {
      title: t({ id: 'paper.guide.a83-retirement', message: 'Retraite article 83, à la retraite' }),
      rule: t({
        id: 'paper.rule.a83-retirement',
        message: 'Le contrat est versé en rente, sauf si elle est petite : Code des assurances, art. A.160-2.',
      }),
      pieces: [
        pension,
        t({
          id: 'paper.piece.reversion',
          message: 'Votre choix écrit d’une réversion, et la date de naissance de votre conjoint',
        }),
      ],
    },
    'a83-hardblows': {
      title: t({ id: 'paper.guide.a83-hardblows', message: 'Retraite article 83, coup dur' }),
      rule: t({
        id: 'paper.rule.a83-hardblows',
        message: 'Cas de l’article L.132-23 du Code des assurances. La pièce du vôtre suffit.',
      }),
      pieces: hardProofs,
    },
  }
}
