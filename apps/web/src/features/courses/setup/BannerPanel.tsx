import { courses } from '@crm/contract/features/courses/courses'
import { type BannerRow, bannerPlace } from '@crm/contract/features/courses/courses.rows'
import { TextInput } from '@mantine/core'
import { ImageInput, ImagePicker } from '../../../shared/kit/files/images/ImageInput.tsx'
import { useUploads } from '../../../shared/kit/files/upload/useUploads.ts'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { setupText as text } from '../courses.messages.ts'
import { useRemoveBannerPicture } from './setup.api.ts'

const toValues = (banner: BannerRow | undefined) => ({
  bn_title: banner?.bn_title ?? '',
  bn_text: banner?.bn_text ?? '',
  bn_link: banner?.bn_link ?? '',
  bn_place: banner?.bn_place ?? ('camp' as const),
  bn_from: banner?.bn_from ?? null,
  bn_until: banner?.bn_until ?? null,
  state: banner?.state === 0 ? (0 as const) : (1 as const),
})

const states = [
  { value: 1, label: text.shown },
  { value: 0, label: text.hidden },
] as const

interface BannerPanelProps {
  banner?: BannerRow | undefined
  onClose: () => void
}

/** A new banner, or one to change. */
export const BannerPanel = ({ banner, onClose }: BannerPanelProps) => {
  const uploads = useUploads()
  const removePicture = useRemoveBannerPicture()
  const state = useRecordForm({
    create: courses.createBanner,
    update: courses.updateBanner,
    record: banner,
    toValues,
    toBody: (values) => ({ ...values, bn_link: values.bn_link || null }),
    labels: text,
    show: { bn_place: bannerPlace.label, state: (shown) => (shown ? text.shown : text.hidden) },
    files: [{ uploads, to_table: 'banner_pictures', to_no: ({ bn_no }) => bn_no }],
    draft: banner ? `banner.${banner.bn_no}` : 'banner',
    onDone: onClose,
  })
  const { field } = state
  return (
    <FormPanel state={state} title={banner ? text.editBanner : text.addBanner} onClose={onClose}>
      <TextInput {...field('bn_title')} />
      <TextInput {...field('bn_text')} />
      <TextInput placeholder={text.linkHint} {...field('bn_link')} />
      <SegmentsField data={bannerPlace.options} {...field('bn_place')} />
      <FieldGrid>
        <DateField clearable {...field('bn_from')} />
        <DateField clearable {...field('bn_until')} />
      </FieldGrid>
      <SegmentsField data={states} {...field('state')} />
      <Section title={text.bannerPicture}>
        {banner ? (
          <ImageInput
            to={{ to_table: 'banner_pictures', to_no: banner.bn_no }}
            canEdit
            onRemove={() => removePicture.mutate({ params: { bn_no: banner.bn_no } })}
          />
        ) : (
          <ImagePicker uploads={uploads} />
        )}
      </Section>
    </FormPanel>
  )
}
