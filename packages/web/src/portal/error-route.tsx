import { useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { errorPageQuery } from '../shell/index.ts'
import { ErrorPage } from './error-page.tsx'

/** The error page for the reason in the address. */
export const ErrorRoute = (): ReactElement => {
  const query = useLocation({ select: ({ search }) => search })
  return <ErrorPage reason={errorPageQuery.parse(query).reason} />
}
