import type { BrowserContext } from '@playwright/test'

/** Spaces that a person signs in to. */
export type Origin = 'collective' | 'individual' | 'individual_transmission'

/** People whose id is shorter than their name. */
const SHORTENED = new Map([
  ['Marie-Antoinette Éléonore de La Rochebrune-Montferrand d’Aubrenne-Saint-Véran', 'marie-antoinette-de-la-rochebrune'],
])

/** The id that the sign-in service knows a person by: « Léa Morvan » is lea-morvan. */
const subOf = (name: string): string =>
  SHORTENED.get(name) ?? name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\W+/g, '-')

/**
 * Signs in with the requests that the door's form would send, without drawing it; the session's cookies are the context's afterwards.
 *
 * @param context - context of a browser, with the portal as its base address
 * @param name - name of a seeded person
 * @param origin - space that the person belongs to
 * @throws Error when the door does not let the person in
 */
export const goThroughDoor = async (context: BrowserContext, name: string, origin: Origin = 'collective'): Promise<void> => {
  const authorization = await context.request.get(`/api/v3/login/oauth/authorization/${origin}`)
  const { data } = (await authorization.json()) as { readonly data: string }
  const door = new URL(data, authorization.url())
  const token = (await context.cookies(door.origin)).find((cookie) => cookie.name === 'XSRF-TOKEN')
  const answer = await context.request.post(door.pathname, {
    form: { person: subOf(name), state: door.searchParams.get('state') ?? '', csrf: decodeURIComponent(token?.value ?? '') },
    maxRedirects: 0,
  })
  if (answer.status() !== 303) throw new Error(`The door of ${origin} answered ${answer.status()} to ${name}.`)
}
