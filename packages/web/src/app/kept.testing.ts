import type { Between } from '../shell/index.ts'

/** Fields of the wire that hold what must not stay in a browser, by a part of their names. */
const SECRET_FIELDS =
  /(?:^|_)(?:iban|bic|rum|mandate|birth|email|mail|mobile|phone|telephone|street_line|zip_postal_code|locality|address)|(?:^|_)(?:balance|amount|lots?|value|quantity|total)(?:_|$)/i
/** A field that names a kind or a rule, not a person's own value. */
const PLAIN_FIELDS = /(?:^|_)(?:type|kind|status|label|country|title|rate|origin|recipient|precision)(?:_|$)/i

/** Texts and amounts that are shorter stand in many other texts. */
const SHORTEST = 5
const SMALLEST = 1000

const datesOf = (text: string): readonly string[] => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  if (year === '') return []
  return [`${year}-${month}-${day}`, `${day}/${month}/${year}`, `${day}${month}${year}`, `${year}${month}${day}`]
}

/** An amount with its cents in each form in which a text may write it. */
const amountsOf = (amount: number): readonly string[] => {
  if (Math.abs(amount) < SMALLEST || Number.isInteger(amount)) return []
  const plain = amount.toFixed(2)
  const [euros = '', cents = ''] = plain.split('.')
  const grouped = euros.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')
  return [String(amount), plain, `${euros},${cents}`, `${grouped},${cents}`, String(Math.round(amount * 100))]
}

const formsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'number') return amountsOf(value)
  if (typeof value !== 'string' || value.length < SHORTEST || /^[A-Z_]+$/.test(value)) return []
  if (/^-?\d+\.\d+$/.test(value)) return amountsOf(Number(value))
  return [value, value.replaceAll(' ', ''), ...datesOf(value)]
}

const gather = (value: unknown, isSecret: boolean, field: string, into: Map<string, string>): void => {
  if (Array.isArray(value)) for (const one of value) gather(one, isSecret, field, into)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const hides = !PLAIN_FIELDS.test(name) && (isSecret || SECRET_FIELDS.test(name))
      gather(inner, hides, name, into)
    }
  } else if (isSecret) for (const form of formsOf(value)) into.set(form, field)
}

type Heard = {
  readonly between: Between
  /** Each secret heard so far, with the field that held it. */
  readonly secrets: ReadonlyMap<string, string>
  /** Whether no call is under way. */
  readonly isQuiet: () => boolean
}

/** Hears every answer of the API, and notes each secret in it: texts of the portal that everybody is shown are none. */
export const secretsHeard = (): Heard => {
  const secrets = new Map<string, string>()
  let underWay = 0
  const between: Between = async ({ path }, pass) => {
    underWay += 1
    try {
      const answer = await pass()
      if (!/\/contents?\b|\/version\b/.test(path) && answer.body.startsWith('{'))
        gather(JSON.parse(answer.body), false, '', secrets)
      return answer
    } finally {
      underWay -= 1
    }
  }
  return { between, secrets, isQuiet: () => underWay === 0 }
}

const entriesOf = (name: string, storage: Storage): readonly (readonly [string, string])[] =>
  Object.keys(storage).map((key) => [`${name} ${key}`, storage.getItem(key) ?? ''] as const)

/** Everything that a script of the page can read of what the browser keeps: place and text. Databases and caches are told by their names. */
export const keptTexts = async (): Promise<readonly (readonly [place: string, text: string])[]> => [
  ...entriesOf('sessionStorage', window.sessionStorage),
  ...entriesOf('localStorage', window.localStorage),
  ['cookies', document.cookie],
  ['history.state', JSON.stringify(window.history.state)],
  ['window.name', window.name],
  ...('indexedDB' in window && 'databases' in window.indexedDB
    ? (await window.indexedDB.databases()).map(({ name = '' }) => [`indexedDB ${name}`, name] as const)
    : []),
  ...('caches' in window ? (await window.caches.keys()).map((name) => [`cache ${name}`, name] as const) : []),
]

/** Secrets that stand in what is kept, each with its place and the field of the wire that held it. */
export const secretsIn = (
  kept: readonly (readonly [string, string])[],
  secrets: ReadonlyMap<string, string>,
): readonly string[] =>
  kept.flatMap(([place, text]) =>
    [...secrets].filter(([secret]) => text.includes(secret)).map(([secret, field]) => `${place}: ${field} ${secret}`),
  )
