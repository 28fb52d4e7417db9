import { ActionIcon, Button, Checkbox, Radio, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { RichTextField } from '../../shared/kit/editor/RichTextField.tsx'
import { koreaToday } from '../../shared/lib/date.ts'
import { AddButton } from '../../shared/ui/AddButton.tsx'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { CopyField } from '../../shared/ui/CopyField.tsx'
import { DateField } from '../../shared/ui/DateField.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { KeywordBox } from '../../shared/ui/KeywordBox.tsx'
import { LinkOnceDialog } from '../../shared/ui/LinkOnceDialog.tsx'
import { PhoneInput } from '../../shared/ui/PhoneInput.tsx'
import { Ring } from '../../shared/ui/Ring.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import { SegmentsField } from '../../shared/ui/SegmentsField.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { WholeNumberField } from '../../shared/ui/WholeNumberField.tsx'
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
