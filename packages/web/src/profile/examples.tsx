import type { Before, Between, PageExample } from '../shell/index.ts'
import type { EditAction } from './edit-link.tsx'

/** A page of the profile. */
export const profilePage = (name: string, address: string, person: string, between?: Between): PageExample => ({
  name,
  address: `/profile/${address}`,
  ports: { person, ...(between === undefined ? {} : { between }) },
})

const STATE = 'state-1'
const DOOR = '/stand-in/otp'

/** The saver asks for a code and gives it at the door, before the page opens. */
const confirmed: Before = async ({ transport, csrf }) => {
  const { signal } = new AbortController()
  const get = (path: string) => transport({ method: 'GET', path, headers: {}, signal })
  await get(`/api/v3/login/oauth/otp/collective?state=${STATE}`)
  const door = await get(`${DOOR}?state=${STATE}`)
  const [code = ''] = /\b\d{6}\b/.exec(door.body.replaceAll(/(\d{3})\s(\d{3})/g, '$1$2')) ?? []
  const body = new URLSearchParams({ state: STATE, code, csrf: csrf() ?? '' }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await transport({ method: 'POST', path: DOOR, headers, body, signal })
}

/** The form of a change, as the return from the door of the code opens it for Sylvie. */
export const changePage = (name: string, action: EditAction): PageExample & { readonly location: string } => {
  const location = `/profile/s2e/personal-data/${action}`
  const stored = { 'hautelisse.otp': JSON.stringify({ version: 1, state: STATE, location }) }
  return { name, location, address: `/callback/${STATE}`, ports: { person: 'sylvie-garnier', before: confirmed, stored } }
}

const SENT = { press: 'main form button[type="submit"]' }

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  profilePage('a profile before the code', 's2e/personal-data', 'sylvie-garnier'),
  profilePage('a profile without a mobile', 's2e/personal-data', 'bruno-castagne'),
  profilePage('a profile of retirement alone', 'ais/personal-data', 'thomas-leroux'),
  { ...changePage('an e-mail that is invalid', 'edit-email'), acts: [{ fill: '#email', text: 'sylvie@example' }, SENT] },
  { ...changePage('a telephone that is invalid', 'edit-phone'), acts: [{ fill: '#personal_phone', text: '0199' }, SENT] },
  changePage('another name', 'edit-identity'),
  changePage('another address', 'edit-address'),
  { ...changePage('an address that is wrong', 'edit-address'), acts: [{ fill: '#zip_postal_code', text: '760' }, SENT] },
  {
    ...changePage('a declaration with what is missing', 'edit-declaration'),
    acts: [SENT],
  },
]
