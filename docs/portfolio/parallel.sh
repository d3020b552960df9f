#!/bin/bash
# Prices a portfolio on the processors of one machine, with GNU parallel: one job is one shard. How many, engine, input and folder of the run come first; more options follow.
#
#   parallel.sh 40 annuity '/data/contracts/*.parquet' /data/run
#   hautelisse merge /data/run
#
# JOBS says how many run at once: as many as there are processors, where it is not set. HAUTELISSE names another place of the command. The same line again prices
# what is missing, as a shard with its manifest ends at once. A shard that was killed is tried three times in all; FOLDER.log says how each of them ended.
set -eu

if [ $# -lt 4 ]; then
  echo 'Usage: parallel.sh SHARDS ENGINE INPUT FOLDER [option …]' >&2
  exit 2
fi
shards=$1 engine=$2 input=$3 folder=$4
shift 4

seq 0 $((shards - 1)) | parallel --quote --jobs "${JOBS:-100%}" --retries 3 --joblog "$folder.log" \
  "${HAUTELISSE:-hautelisse}" "$engine" --in "$input" --out "$folder" --shard "{}/$shards" "$@"
