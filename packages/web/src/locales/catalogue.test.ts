import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../vite.catalogues.ts'

const french = messagesOf('fr')
const english = messagesOf('en')

/** Texts that the specification quotes: straight apostrophes, no space before "ans", nothing added. */
const QUOTED: readonly (readonly [rows: string, id: string, text: string])[] = [
  ['[MRM-59]', 'withdrawal.error.age-required', 'Veuillez renseigner votre âge de départ'],
  ['[MRM-60]', 'withdrawal.error.age-out-of-range', 'Votre âge de départ doit être compris entre 60 et 69ans'],
  ['[MRM-65]', 'withdrawal.error.spouse-minor', 'Votre conjoint doit être majeur'],
  ['[MRM-69]', 'withdrawal.error.annuity-option-required', 'Veuillez sélectionner une option de rente'],
  ['[MRM-70]', 'withdrawal.error.required', 'Champ requis'],
  ['[MRM-71]', 'withdrawal.error.wrong', 'Champ erroné'],
  ['[MRM-77]', 'withdrawal.notice.exceeded', 'Vous avez dépassé le maximum'],
  ['[MRM-77]', 'ui.remainder.over', 'Vous avez dépassé le maximum'],
  ['[P-ERR-26]', 'ui.menu.unavailable', 'Fonctionnalité momentanément indisponible'],
  ['[P-ERR-26]', 'redirect.unavailable.text', 'Fonctionnalité momentanément indisponible'],
  [
    '[P-SESS-19] [P-ERR-27]',
    'otp.mobile.missing',
    'Votre numéro de téléphone mobile est nécessaire à la modification de vos informations personnelles en ligne.',
  ],
  ['[S-ROLE-06] [P-PERM-07] [P-ERR-27]', 'portal.mirror.text', 'Vous ne pouvez effectuer cette action en vision miroir.'],
  [
    '[P-SESS-03] [P-ERR-07] [P-ERR-25]',
    'portal.auto-logout.text',
    "Pour des raisons de sécurité, votre session a été interrompue après une période d'inactivité.",
  ],
  ['[P-ERR-21]', 'accounts.empty.title', 'Votre épargne semble vide'],
  ['[P-ERR-23]', 'accounts.migration.title', 'Amélioration en cours'],
  ['[TRANS-07]', 'transmission.introduction.go', "J'accède au simulateur"],
  ['[TRANS-08] [TRANS-10]', 'transmission.notice.accept', "J'ai compris"],
  ['[TRANS-13]', 'transmission.heirs.title', "J'identifie mes héritiers"],
  ['[HEIR-36]', 'transmission.error.situation', 'Veuillez sélectionner une option de rente'],
  ['[HEIR-37]', 'transmission.error.children', "Veuillez renseigner le nombre d'enfant dans le foyer"],
  ['[HEIR-38]', 'transmission.error.siblings', 'Veuillez renseigner le nombre de frère et soeur'],
  ['[HEIR-39]', 'transmission.error.age', "Veuillez renseigner l'age de votre conjoint"],
  // The space at its end is the specification's.
  ['[HEIR-40]', 'transmission.error.minor', 'Veuillez saisir un âge supérieur ou égal à 18ans '],
  ['[TADV-08]', 'advisor.failed.text', "Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement."],
  ['[O-ERR-03]', 'contact.failure.text', "Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement."],
  ['[O-ERR-03]', 'profile.failure.text', "Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement."],
  ['[PATRI-12]', 'transmission.error.percentage', 'Veuillez saisir un pourcentage entre 0% et 100%'],
  ['[P-BANNER-12]', 'accounts.situation.title', 'Votre situation a changé'],
  ['[P-BANNER-12]', 'accounts.situation.change', 'Modifier'],
  ['[P-ERR-28]', 'accounts.missing.title', 'Données indisponibles'],
  ['[P-ERR-18] [O-ERR-10]', 'documents.row.failed-title', 'Données indisponibles'],
  ['[P-ERR-18] [O-ERR-10]', 'documents.page.failed', "Les données d'affichage de vos documents sont momentanément indisponibles"],
  ['[DOCS-05]', 'documents.row.failed', "Les données d'affichage de vos documents sont momentanément indisponibles"],
  ['[P-FILE-02]', 'file.refusal.one-size', 'Votre fichier dépasse la taille maximum autorisée ({limit}Mo)'],
  ['[P-FILE-03] [P-FILE-14] [P-FILE-15]', 'file.refusal.type', 'Seuls des fichiers au format {formats} sont acceptés.'],
  ['[P-FILE-08] [P-FILE-15]', 'file.refusal.number-title', 'Trop de fichiers'],
  ['[P-FILE-09]', 'file.refusal.size', 'La taille du fichier ne peut excéder {limit} Mo.'],
  ['[P-FILE-10] [P-FILE-15]', 'file.refusal.number', 'Vous ne pouvez pas transmettre plus de {files} fichiers.'],
  ['[P-FILE-11]', 'file.refusal.total', "La taille maximale pour l'ensemble des fichiers ne peut excéder {limit}Mo."],
  ['[P-FILE-12]', 'file.refusal.names', 'Vous ne pouvez pas transmettre des fichiers ayant des noms identiques.'],
  ['[MRM-13]', 'withdrawal.empty.title', "Vous n'avez pas de contrat éligible"],
  ['[TAX-09]', 'tax.result.title', 'Résultat de votre simulation'],
  ['[TAX-12]', 'tax.result.restart', 'Refaire une simulation'],
  ['[TAX-55] [TAX-56]', 'tax.result.cap', "Avec ce montant vous atteignez votre plafond maximum d'économie d'impôt"],
  ['[TAX-51]', 'tax.error.age', 'Votre âge doit être compris entre {first} et {last} ans'],
  ['[TAX-52]', 'tax.error.income', 'Votre revenu doit être positif'],
  ['[TAX-54]', 'tax.error.required', 'Champ requis'],
  ['[TAX-57] [S-ERR-25]', 'tax.failure.text', 'Une erreur est survenue, veuillez recommencer ultérieurement.'],
  ['[MAREL-82]', 'pension.error.tax-number', 'Votre numéro fiscal est invalide'],
  ['[S-ERR-01]', 'pension.error.wrong-cnav', "Erreur d'authentification - login et/ou mot de passe incorrect."],
  ['[S-ERR-02] [S-ERR-08] [S-ERR-11]', 'pension.error.generic', 'Une erreur est survenue, veuillez recommencer ultérieurement.'],
  ['[S-ERR-07]', 'pension.error.denied', 'Accès non autorisé.'],
  [
    '[S-ERR-10]',
    'pension.error.wrong-ameli',
    "Les informations saisies sont erronées. Merci de renouveler votre saisie. Attention : 3 essais infructueux bloquent l'accès au service.",
  ],
  ['[S-ERR-13]', 'pension.code.resent', 'Un code de sécurité vient de vous être renvoyé.'],
  ['[S-ERR-17]', 'pension.recovery.wrong', 'La réponse à la question secrète ou la date de naissance est invalide.'],
  ['[MAREL-100]', 'pension-form.error.traction', 'Compris entre 0€ et 10000€'],
  ['[S-ERR-21]', 'contributions.gauge.unavailable', 'Le simulateur est temporairement indisponible.'],
  ['[MRM-80] [S-ERR-15] [S-ERR-24] [S-ERR-25]', 'answers.failure.text', "Une erreur s'est produite, veuillez réessayer"],
]

/** What our own French is not written with: a sign that may stand alone at the head of a line, a straight apostrophe, three dots, a narrow space. */
const UNTIDY = /(?<![\u00A0(])[:;?!%€»](?!\w)|«(?!\u00A0)|'|\.\.\.|[\u2009\u202F]|\d \d|&\w+;/u

describe('texts of the specification', () => {
  it.each(QUOTED)('[MRM-79] %s %s stands letter for letter in the French catalogue', (_, id, text) => {
    expect(french.get(id)).toBe(text)
  })
})

describe('every message', () => {
  it('is named by room, screen and element', () => {
    expect([...french.keys()].filter((id) => !/^[a-z-]+\.[a-z-]+\.[\w.-]+$/.test(id))).toEqual([])
  })

  it('(S-81) of our own is written as French is printed: no-break spaces, curved apostrophes', () => {
    const quoted = new Set(QUOTED.map(([, id]) => id))
    // What a place in a text is filled with is written by the formats, and a plural's form is no text.
    const texts = [...french].map(
      ([id, text]) => [id, text.replaceAll(/\{\w+, plural,|(?:one|other) \{|<\/?\d+\/?>/g, '')] as const,
    )
    expect(texts.filter(([id, text]) => !quoted.has(id) && UNTIDY.test(text))).toEqual([])
  })
})

/** What a number is written as in a message. */
const NUMBER = String.raw`(?:\d|\}|#|</\d+>|/>)`
const BREAKS = {
  French: new RegExp(
    `${NUMBER} (?:ans?|mois|jours?|trimestres?|heures?|minutes?|secondes?|euros|points?|€|%|Mo)(?![\\w’-])|− (?=\\S)`,
    'u',
  ),
  English: new RegExp(
    `${NUMBER} (?:years?|months?|days?|quarters?|hours?|minutes?|seconds?|euros|points?|€|%|MB)(?![\\w’-])|− (?=\\S)`,
    'u',
  ),
}

describe.each([
  ['French', french],
  ['English', english],
] as const)('every %s message', (language, messages) => {
  it('(S-80) has no break between a number and its unit, nor after a minus, unless its wording is imposed', () => {
    const quoted = new Set(QUOTED.map(([, id]) => id))
    const ids = [...messages].filter(([id, words]) => !quoted.has(id) && BREAKS[language].test(words))
    expect(ids).toEqual([])
  })
})

describe('the English catalogue’s words', () => {
  it('(S-75) are those of a saver: estate, lump sum, policies, retirement age, growth; figures are written as they are on the page', () => {
    const odd = /patrimon|life insurances|age of departure|offensive|mandatory|\bas capital\b|Spouse :|\d%|\}%|€\d|€\{| :/i
    expect([...english].filter(([, words]) => odd.test(words))).toEqual([])
  })
})

describe('words of the portal', () => {
  it('[MRM-41] names the five annuities by what they do', () => {
    expect(['RV_R', 'RV_RAG', 'RV_NR', 'RV_NRAG', 'RV_CPP'].map((type) => french.get(`withdrawal.option.${type}`))).toEqual([
      'Rente viagère réversible',
      'Rente viagère réversible avec annuités garanties',
      'Rente viagère non réversible',
      'Rente viagère non réversible avec annuités garanties',
      'Rente viagère par paliers croissants',
    ])
  })

  it('[MRM-49] asks whether all comes as capital or as annuity, with the threshold', () => {
    expect(french.get('withdrawal.all-as.question')).toContain('{threshold}')
    expect(french.get('withdrawal.all-as.capital')).toBe('Tout en capital')
    expect(french.get('withdrawal.all-as.annuity')).toBe('Tout en rente')
  })

  it('[S-ACC-07] names compartments by where the money comes from', () => {
    expect(['co', 'vv', 'es'].map((part) => french.get(`withdrawal.part.${part}`))).toEqual([
      'Versements obligatoires',
      'Versements volontaires',
      'Intéressement, participation et CET',
    ])
  })
})

describe('one name for one thing', () => {
  const named = (text: string) =>
    [...french].filter(([id, words]) => /^(page|menu|accounts\.ahead)\./.test(id) && words.startsWith(text))

  it('calls the simulator of capital and annuity the same in menu, title and home', () => {
    const ids = ['accounts.ahead.withdrawal.title', 'menu.item.retirement-estimate', 'page.withdrawal-simulator.title']
    expect(new Set([...ids, 'withdrawal.simulator.title'].map((id) => french.get(id)))).toEqual(
      new Set(['Capital ou rente\u00A0?']),
    )
    expect(new Set([...ids, 'withdrawal.simulator.title'].map((id) => english.get(id))).size).toBe(1)
  })

  it('calls a withdrawal the same wherever it begins', () => {
    // Two pages never have the same title: the one of retirement contracts adds which savings are meant.
    expect(named('Retirer').filter(([, words]) => !/^Retirer mon épargne(?: retraite)?$/.test(words))).toEqual([])
    expect(named('Retirer').length).toBeGreaterThan(2)
    expect(new Set(named('Retirer').map(([id]) => english.get(id)?.replace('retirement ', ''))).size).toBe(1)
  })

  it('promises no payment that suits somebody’s income', () => {
    expect([...french].filter(([, text]) => /adapté à vos revenus|conseillé de verser/.test(text))).toEqual([])
  })
})

describe('the English catalogue', () => {
  it('[P-I18N-05] holds every French message, with the same figures to fill in', () => {
    const places = (text: string | undefined) => [...new Set((text ?? '').match(/\{\w+(?=[},])/g))].toSorted()
    expect([...english.keys()].toSorted()).toEqual([...french.keys()].toSorted())
    expect([...english].filter(([, text]) => text === '')).toEqual([])
    for (const [id, text] of french) expect([id, places(english.get(id))]).toEqual([id, places(text)])
  })

  it('[P-I18N-05] translates what the specification quotes in French alone', () => {
    for (const [, id, text] of QUOTED) expect(english.get(id)).not.toBe(text)
  })
})
