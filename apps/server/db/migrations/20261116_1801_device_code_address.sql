-- Codes are counted for the address that asked for them (docs/rules.md, join): a stranger does not use up the owner's.
alter table device_codes add column ip text not null default '';
