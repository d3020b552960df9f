import { formatRate } from '@hautelisse/domain/money'
import {
  boundsOf,
  type AdminRole,
  type Finding,
  type FindingCode,
  type RoboProfile,
  type StepCount,
  type VersionState,
} from '@hautelisse/domain/robo-advice'
import { useLingui } from '@lingui/react/macro'

/** Writes a share without decimals that say nothing. */
export const percent = (share: number): string => formatRate(Math.round(share * 10_000) / 100).replace(/,00(?!\d)/, '')

/** Names of roles, states, profiles and scopes. */
export const useAdminNames = () => {
  const { t } = useLingui()
  const roles: Readonly<Record<AdminRole, string>> = {
    reader: t({ id: 'robo-admin.role.reader', message: 'Lecture' }),
    editor: t({ id: 'robo-admin.role.editor', message: 'Édition' }),
    approver: t({ id: 'robo-admin.role.approver', message: 'Publication' }),
  }
  const states: Readonly<Record<VersionState, string>> = {
    draft: t({ id: 'robo-admin.state.draft', message: 'Brouillon' }),
    submitted: t({ id: 'robo-admin.state.submitted', message: 'À publier' }),
    published: t({ id: 'robo-admin.done.published', message: 'Publiée' }),
    replaced: t({ id: 'robo-admin.state.replaced', message: 'Remplacée' }),
    withdrawn: t({ id: 'robo-admin.done.withdrawn', message: 'Retirée' }),
  }
  const profiles: Readonly<Record<RoboProfile, string>> = {
    offensive: t({ id: 'robo.profile.offensive', message: 'Offensif' }),
    balanced: t({ id: 'robo.profile.balanced', message: 'Équilibré' }),
    defensive: t({ id: 'robo.profile.defensive', message: 'Défensif' }),
    security: t({ id: 'robo.profile.security', message: 'Sécurité' }),
  }
  const scopes = {
    s2e: t({ id: 'accounts.source.s2e', message: 'Épargne salariale' }),
    ais: t({ id: 'accounts.family.retirement', message: 'Retraite' }),
  } as const
  return { roles, states, profiles, scopes }
}

/** The years of each step of a grid, the farthest first: « 12 ans et plus ». */
export const useStepNames = (): ((steps: StepCount) => readonly string[]) => {
  const { t } = useLingui()
  return (steps) =>
    boundsOf(steps).map((from, at, bounds) => {
      const below = bounds[at - 1]
      if (below === undefined) return t({ id: 'robo.horizon.from', message: `${from} ans et plus` })
      return from === 0
        ? t({ id: 'robo.horizon.last', message: 'Moins d’un an' })
        : t({ id: 'robo.horizon.between', message: `${from} à ${below} ans` })
    })
}

/** What each check is about. */
export const useCodeWords = (): Readonly<Record<FindingCode, string>> => {
  const { t } = useLingui()
  return {
    sum: t({ id: 'robo-admin.finding.sum', message: 'les parts ne font pas 100 %' }),
    range: t({ id: 'robo-admin.finding.range', message: 'une part est hors de 0 à 100 %' }),
    length: t({ id: 'robo-admin.finding.length', message: 'il ne faut que 6 ou 9 étapes' }),
    'unknown-fund': t({ id: 'robo-admin.finding.unknown-fund', message: 'fonds inconnu de ce plan' }),
    'euro-cap': t({ id: 'robo-admin.finding.euro-cap', message: 'fonds en euros au-delà de son maximum' }),
    'bad-year': t({ id: 'robo-admin.finding.bad-year', message: 'mauvaise année au-delà de la limite du profil' }),
    'late-loss': t({ id: 'robo-admin.finding.late-loss', message: 'perte tardive au-delà de la limite du profil' }),
    'return-rises': t({
      id: 'robo-admin.finding.return-rises',
      message: 'rendement attendu qui monte quand le projet approche',
    }),
    'bolder-than-bold': t({
      id: 'robo-admin.finding.bolder',
      message: 'rendement attendu au-dessus d’un profil plus offensif',
    }),
    'low-risk-floor': t({ id: 'robo-admin.finding.floor', message: 'moins d’actifs à faible risque que l’arrêté du 7/8/2019' }),
  }
}

/** What a check found, in words, with its place and its figures. */
export const useFindingWords = (): ((finding: Finding, steps: StepCount, nameOf: (fund: string) => string) => string) => {
  const { t } = useLingui()
  const { profiles } = useAdminNames()
  const words = useCodeWords()
  const stepNames = useStepNames()
  return ({ code, profile, step, fund, value, limit }, steps, nameOf) => {
    const place = [
      profile === null ? undefined : profiles[profile],
      step === null ? undefined : stepNames(steps)[step],
      fund === null ? undefined : nameOf(fund),
    ]
      .filter((part) => part !== undefined)
      .join(', ')
    const [is, most] = [value === null ? undefined : percent(value), limit === null ? undefined : percent(limit)]
    // What a grid is long is a number of steps, and no share.
    const figures = is === undefined || code === 'length' ? '' : most === undefined ? ` (${is})` : ` (${is} / ${most})`
    const what = `${words[code]}${figures}`
    return place === '' ? what : t({ id: 'robo-admin.finding.at', message: `${place} : ${what}` })
  }
}

/** A mistake of a file in words: where it stands, and what is wrong. */
export const useMistakeWords = (): ((mistake: {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, unknown>> | undefined
}) => string) => {
  const { t } = useLingui()
  const { profiles } = useAdminNames()
  return ({ path, code, params = {} }) => {
    const [line, column, text] = [params['line'], path.split('.').at(-1) ?? '', params['text']]
    const words: Readonly<Record<string, string>> = {
      encoding: t({ id: 'robo-admin.mistake.encoding', message: 'le fichier n’est pas en UTF-8' }),
      empty: t({ id: 'robo-admin.mistake.empty', message: 'fichier vide' }),
      header: t({ id: 'robo-admin.mistake.header', message: 'la première ligne attendue est profile,fund,step_1…' }),
      steps: t({ id: 'robo-admin.mistake.steps', message: 'il faut 6 ou 9 étapes' }),
      cells: t({ id: 'robo-admin.mistake.cells', message: 'la ligne n’a pas autant de cellules que la première' }),
      'profile-unknown': t({ id: 'robo-admin.mistake.profile', message: 'profil inconnu' }),
      'profile-missing': t({ id: 'robo-admin.mistake.missing', message: 'il manque un profil' }),
      'fund-unknown': t({ id: 'robo-admin.finding.unknown-fund', message: 'fonds inconnu de ce plan' }),
      'line-twice': t({ id: 'robo-admin.mistake.repeated', message: 'ligne en double' }),
      number: t({ id: 'robo-admin.mistake.number', message: 'ce n’est pas un nombre' }),
      range: t({ id: 'robo-admin.mistake.share', message: 'une part va de 0 à 100' }),
      precision: t({ id: 'robo-admin.mistake.precision', message: 'une part a deux décimales au plus' }),
      formula: t({ id: 'robo-admin.mistake.formula', message: 'texte qu’un tableur lirait comme une formule' }),
      'file-too-large': t({ id: 'robo-admin.mistake.size', message: 'fichier de plus de 200 ko' }),
      'file-empty': t({ id: 'robo-admin.mistake.empty', message: 'fichier vide' }),
      'file-type': t({ id: 'robo-admin.mistake.type', message: 'le fichier doit finir par .csv' }),
    }
    if (code === 'sum' && typeof text === 'string') {
      const [profile = '', total = ''] = text.split(' ')
      const name = profiles[profile as keyof typeof profiles]
      return t({
        id: 'robo-admin.mistake.column-sum',
        message: `${name}, ${column} : les parts font ${total} %, et non 100 %`,
      })
    }
    const what = words[code] ?? code
    const read = typeof text === 'string' && text !== '' ? ` «\u00A0${text}\u00A0»` : ''
    if (typeof line !== 'number' && typeof line !== 'string') return `${what}${read}`
    const number = String(line)
    return column.startsWith('line') || /^\d+$/.test(column)
      ? t({ id: 'robo-admin.mistake.line', message: `Ligne ${number} : ${what}${read}` })
      : t({ id: 'robo-admin.mistake.cell', message: `Ligne ${number}, ${column} : ${what}${read}` })
  }
}

type Refusal = { readonly fields: readonly { readonly path: string; readonly code: string }[] }

/** A field of an act: its reason, or the day from which it holds. */
export type ActField = 'reason' | 'day'

/** The field that a refusal is about, if it is about one of the two. */
export const fieldOf = ({ fields: [first] }: Refusal): ActField | undefined => {
  if (first?.code === 'day' || first?.code === 'day-taken') return 'day'
  if (first?.code !== 'required') return undefined
  return first.path === 'reason' ? 'reason' : 'day'
}

/** Why an act was refused. */
export const useRefusalWords = (): ((failure: Refusal & { readonly code: string }) => string) => {
  const { t } = useLingui()
  return ({ code, fields: [first] }) => {
    switch (first?.code ?? '') {
      case 'own-draft':
        return t({ id: 'robo-admin.refused.own-draft', message: 'Une autre personne doit publier ce que vous avez écrit.' })
      case 'role':
        return t({ id: 'robo-admin.refused.role', message: 'Votre rôle ne le permet pas.' })
      case 'day':
        return t({ id: 'robo-admin.refused.day', message: 'Choisissez un jour après aujourd’hui.' })
      case 'day-taken':
        return t({ id: 'robo-admin.refused.day-taken', message: 'Une autre version de cette grille commence ce jour-là.' })
      case 'blocked':
        return t({ id: 'robo-admin.refused.blocked', message: 'Une erreur bloque cette version : importez un fichier corrigé.' })
      case 'required':
        return first?.path === 'reason'
          ? t({ id: 'robo-admin.refused.no-reason', message: 'Indiquez le motif.' })
          : t({ id: 'robo-admin.refused.no-day', message: 'Indiquez le jour.' })
      default:
        break
    }
    if (code === 'ERR_CONFLICT')
      return t({
        id: 'robo-admin.refused.conflict',
        message:
          'Quelqu’un d’autre a changé cette version entre-temps : voici ce qui est en place. Ce que vous avez saisi est gardé.',
      })
    if (code === 'NETWORK' || code === 'TIMEOUT')
      return t({
        id: 'robo-admin.refused.silent',
        message: 'La réponse s’est perdue. Vérifiez ci-dessous si c’est fait : rien n’est renvoyé sans vous.',
      })
    return t({ id: 'robo-admin.refused.other', message: 'Cela n’a pas pu être fait. Ce que vous avez saisi est gardé.' })
  }
}
