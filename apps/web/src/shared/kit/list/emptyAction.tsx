import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Create } from './create.tsx'

/** What fills a list that is empty: its own form, or a way to where it is filled; null where nobody can fill it by hand. */
export type Fills = { create: Create; emptyAction?: never } | { create?: undefined; emptyAction: ReactNode | null }

/** A way to the screen that fills an empty list. */
export const EmptyLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} variant="default">
    {children}
  </Button>
)
