import type { Visitor } from './visitor.ts'

const STATE = 'state-of-a-test'

/** Confirms the session of a visitor by the code that the door of the stand-in shows. */
export const confirmByCode = async (visitor: Visitor): Promise<void> => {
  await visitor.get(`/api/v3/login/oauth/otp/collective?state=${STATE}`)
  const door = await visitor.get(`/stand-in/otp?state=${STATE}`)
  const [code = ''] = /\b\d{6}\b/.exec(door.text.replaceAll(/(\d{3})\s(\d{3})/g, '$1$2')) ?? []
  await visitor.send({
    method: 'POST',
    path: '/stand-in/otp',
    body: new URLSearchParams({ state: STATE, code, csrf: visitor.credentials.get('XSRF-TOKEN') ?? '' }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
}
