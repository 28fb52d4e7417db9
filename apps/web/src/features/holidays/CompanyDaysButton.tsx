import { holidays } from '@crm/contract/features/holidays/holidays'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { useMay } from '../../shared/lib/session/useMay.ts'
import { holidayText } from './holidays.messages.ts'

const CompanyDaysPanel = lazyPart(() => import('./CompanyDaysPanel.tsx').then((file) => file.CompanyDaysPanel))

/** Where the company's own days off are kept, for those who may. */
export const CompanyDaysButton = () => {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(holidays.create)) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {holidayText.companyDays}
      </Button>
      {isOpen && <CompanyDaysPanel onClose={() => setOpen(false)} />}
    </>
  )
}
