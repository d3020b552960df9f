import type { Between, PageExample } from '../shell/index.ts'

/** A page of the profile. */
export const profilePage = (name: string, address: string, person: string, between?: Between): PageExample => ({
  name,
  address: `/profile/${address}`,
  ports: { person, ...(between === undefined ? {} : { between }) },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  profilePage('a profile before the code', 's2e/personal-data', 'sylvie-garnier'),
  profilePage('a profile without a mobile', 's2e/personal-data', 'bruno-castagne'),
  profilePage('a profile of retirement alone', 'ais/personal-data', 'thomas-leroux'),
]
