import { IconSchool } from '@tabler/icons-react'
import { Picture } from '../../../shared/ui/display/Picture.tsx'

/** The course's picture, which says nothing that the title does not say. */
export const CoursePicture = ({ picture, isRound }: { picture: string | null; isRound?: boolean }) => (
  <Picture src={picture} isRound={isRound} none={<IconSchool size={32} stroke={1.4} aria-hidden />} />
)
