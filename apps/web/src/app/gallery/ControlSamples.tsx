import { ActionIcon, Button, Checkbox, Radio, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { RichTextField } from '../../shared/kit/editor/RichTextField.tsx'
import { koreaToday } from '../../shared/lib/format/date.ts'
import { AddButton } from '../../shared/ui/button/AddButton.tsx'
import { CopyButton } from '../../shared/ui/button/CopyButton.tsx'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { Ring } from '../../shared/ui/display/Ring.tsx'
import { CopyField } from '../../shared/ui/input/CopyField.tsx'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { KeywordBox } from '../../shared/ui/input/KeywordBox.tsx'
import { PhoneInput } from '../../shared/ui/input/PhoneInput.tsx'
import { SearchField } from '../../shared/ui/input/SearchField.tsx'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { LinkOnceDialog } from '../../shared/ui/overlay/LinkOnceDialog.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { galleryText } from './gallery.messages.ts'
import { copySampleText } from './recordSamples.messages.ts'
import classes from './Sample.module.css'
import { Sample, Shelf } from './Sample.tsx'

const Buttons = () => (
  <Sample name="buttons">
    <Shelf>
      <AddButton onClick={() => toast.success(galleryText.toasts.saved)}>{galleryText.buttons.primary}</AddButton>
      <Button variant="default">{galleryText.buttons.normal}</Button>
      <Button variant="light">{galleryText.buttons.wash}</Button>
      <Button variant="subtle" color="gray">
        {galleryText.buttons.quiet}
      </Button>
      <Button color="red">{galleryText.buttons.danger}</Button>
      <Button size="xs" variant="default">
        {galleryText.buttons.small}
      </Button>
      <Button loading>{galleryText.buttons.busy}</Button>
      <Button disabled>{galleryText.buttons.disabled}</Button>
      <ActionIcon aria-label={galleryText.buttons.icon}>
        <IconPencil size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <IconButton aria-label={galleryText.buttons.plainIcon}>
        <IconPencil size={18} stroke={1.6} aria-hidden />
      </IconButton>
    </Shelf>
  </Sample>
)

const Copying = () => {
  const words = copySampleText
  const [isMade, setMade] = useState(false)
  const link = { label: words.link, url: words.address }
  return (
    <Sample name="copying">
      <Shelf>
        <CopyButton text={words.number} label={words.copyNumber} />
        <Button variant="default" onClick={() => setMade(true)}>
          {words.make}
        </Button>
        <div className={classes.fields}>
          <CopyField label={words.link} value={words.address} />
        </div>
      </Shelf>
      {isMade && (
        <LinkOnceDialog title={words.made} links={[link]} warning={words.onlyNow} onClose={() => setMade(false)} />
      )}
    </Sample>
  )
}

const Fields = () => {
  const words = galleryText.fields
  const [letter, setLetter] = useState<string>(words.letterValue)
  const [order, setOrder] = useState(0)
  const [keyword, setKeyword] = useState('')
  const [phone, setPhone] = useState('')
  const [amount, setAmount] = useState<number | string>(1_320_000)
  const [date, setDate] = useState<string | null>(koreaToday())
  return (
    <Sample name="fields">
      <Shelf>
        <div className={classes.fields}>
          <TextInput label={words.name} placeholder={words.namePlaceholder} description={words.hint} withAsterisk />
          <TextInput label={words.wrong} defaultValue={words.wrongValue} error={words.wrongWords} />
          <TextInput label={words.disabled} defaultValue={words.disabledValue} disabled />
          <Select label={words.type} data={words.types} defaultValue={words.types[0]} />
          <DateField label={words.date} value={date} onChange={setDate} />
          <Textarea label={words.memo} defaultValue={words.memoValue} autosize minRows={2} />
          <div>
            <SearchField label={words.search} value={keyword} onSearch={setKeyword} w="100%" />
            <p className={classes.answer}>{words.searched(keyword)}</p>
          </div>
          <KeywordBox label={words.searchOnEnter} onSearch={setKeyword} />
          <PhoneInput label={words.phone} value={phone} onChange={setPhone} />
          <WholeNumberField label={words.amount} unit={words.won} value={amount} onChange={setAmount} />
          <SegmentsField
            label={words.orderLabel}
            data={words.order.map((label, value) => ({ value, label }))}
            value={order}
            onChange={setOrder}
          />
        </div>
        <div className={classes.whole}>
          <RichTextField label={words.letter} value={letter} onChange={setLetter} />
        </div>
        <Checkbox label={words.check} defaultChecked />
        <Radio label={words.choice} defaultChecked />
        <Switch label={words.power} defaultChecked />
        <Ring percent={65} label={words.ring} />
        <Segments
          aria-label={words.orderLabel}
          data={words.order.map((label, value) => ({ value, label }))}
          value={order}
          onChange={setOrder}
        />
      </Shelf>
    </Sample>
  )
}

export const ControlSamples = () => (
  <>
    <Buttons />
    <Fields />
    <Copying />
  </>
)
