import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Token of each field about the saver, by the message that labels it, or by the file where labels come from a table. */
const ABOUT_THE_SAVER: Readonly<Record<string, string>> = {
  'profile.data.email': 'email',
  'profile.identity.last-name': 'family-name',
  'profile.identity.first-name': 'given-name',
  'attachment.form.birth': 'bday',
  'bank.form.holder': 'name',
  'pension.login.tax-number': 'username',
  'pension.login.nir': 'username',
  'pension.register.name': 'family-name',
  'pension.register.email': 'email',
  'pension.account.birth': 'bday',
}

/** Fields whose words look like the saver's and are about something else, and why no token exists or is right. */
const ABOUT_SOMETHING_ELSE = new Set([
  // A place of birth has no token.
  'profile.declaration.place',
  // Contract of a life insurance.
  'transmission.contracts.name',
  // What a saver calls a simulation.
  'simulations.name.label',
  // Number that a letter gives.
  'attachment.form.number',
])

/** Fields that say what they are by themselves. */
const BY_THEMSELVES = new Map([
  ['PhoneField', 'tel-national'],
  ['CodeField', 'one-time-code'],
])

const SAVERS_WORDS =
  /mot de passe|e-mail|\bnom\b|prénom|naissance|téléphone|adresse|code postal|ville|titulaire|sécurité sociale|numéro fiscal/i

const FIELD = /<(TextField|DateField|NirField|PhoneField|MaskedField|PasswordField)\b((?:[^<]|<Trans[^>]*>|<\/Trans>)*?)\/>/g

const web = new URL('../../packages/web/src/', import.meta.url).pathname

const fields = globSync('**/*.tsx', { cwd: web })
  .filter((file) => !/\.test|\.testing|^ui\/|^developer\/|^testing\//.test(file))
  .flatMap((file) =>
    [...readFileSync(`${web}${file}`, 'utf8').matchAll(FIELD)].map(([, kind = '', props = '']) => ({
      file,
      kind,
      label: /label=\{(?:<Trans id="|t\(\{ id: ')([^"']+)/.exec(props)?.[1] ?? '',
      words: /label=\{(?:<Trans id="[^"]+">([^<]*)|t\(\{ id: '[^']+', message: '([^']*))/.exec(props)?.slice(1).join('') ?? '',
      token: /autoComplete="([^"]+)"/.exec(props)?.[1],
    })),
  )

it('[P-FMT-17] each field about the saver has its token, in every form', () => {
  const labels = new Set(fields.map(({ label }) => label))
  expect(Object.keys(ABOUT_THE_SAVER).filter((label) => !labels.has(label))).toEqual([])
  const wrong = fields.filter(({ label, token }) => Object.hasOwn(ABOUT_THE_SAVER, label) && ABOUT_THE_SAVER[label] !== token)
  expect(wrong).toEqual([])
})

it('[P-FMT-17] no field with words about the saver is outside the table', () => {
  expect(fields.length).toBeGreaterThan(20)
  const outside = fields.filter(
    ({ kind, label, words }) =>
      SAVERS_WORDS.test(words) &&
      kind !== 'PasswordField' &&
      !BY_THEMSELVES.has(kind) &&
      !Object.hasOwn(ABOUT_THE_SAVER, label) &&
      !ABOUT_SOMETHING_ELSE.has(label),
  )
  expect(outside).toEqual([])
})

it('[P-FMT-17] each password says whether it is the current or a new one, and each postal line which it is', () => {
  const passwords = fields.filter(({ kind }) => kind === 'PasswordField').map(({ file, token }) => `${file} ${token}`)
  expect(new Set(passwords)).toEqual(
    new Set(['pension/login-slide.tsx current-password', 'pension/registration-slide.tsx new-password']),
  )
  const address = readFileSync(`${web}profile/address-form.tsx`, 'utf8')
  for (const token of ['address-line1', 'address-line2', 'postal-code', 'address-level2']) expect(address).toContain(`'${token}'`)
})
