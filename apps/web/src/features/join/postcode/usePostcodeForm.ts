import { type Address, joinMessages } from '@crm/contract/features/join/join'
import type { Region } from '@crm/contract/features/reference/reference'
import { useLocalForm } from '../../../shared/kit/form/useLocalForm.ts'
import { joinText } from '../join.messages.ts'
import { addressOf, chosenRegion, emptyPostcode, type PostcodeValues, postcodeOf, regionsIn } from './postcode.ts'

/** Which of the three levels still lacks a choice. */
const firstMissing = (regions: Region[], { province, city }: PostcodeValues) => {
  if (province === null) return 'province'
  if (city === null) return 'city'
  return regionsIn(regions, city).length ? 'district' : 'city'
}

const problemsOf = (regions: Region[], values: PostcodeValues) => ({
  ...(!chosenRegion(regions, values) && { [firstMissing(regions, values)]: joinText.regionMissing }),
  ...(!values.road.trim() && { road: joinText.roadMissing }),
  ...(!/^\d{5}$/.test(values.client_zip.trim()) && { client_zip: joinMessages.zipShape }),
})

interface PostcodeFormOptions {
  regions: Region[]
  initial?: Address | null
  onDone: (address: Address) => void
  guardsLeaving?: boolean
}

/** The address form: mounted anew once the regions are there. */
export const usePostcodeForm = ({ regions, initial, onDone, guardsLeaving = true }: PostcodeFormOptions) =>
  useLocalForm<PostcodeValues>({
    initial: initial ? postcodeOf(regions, initial) : emptyPostcode,
    validate: (values) => problemsOf(regions, values),
    guardsLeaving,
    onDone: (values) => {
      const region = chosenRegion(regions, values)
      if (region) onDone(addressOf(region, values))
    },
  })
