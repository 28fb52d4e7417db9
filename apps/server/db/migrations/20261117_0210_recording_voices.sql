-- The direction of the voice that said a line, where a speaker model is configured: names of speakers are suggested by it.
alter table recording_lines add column voice real[] check (cardinality(voice) between 1 and 1024);
