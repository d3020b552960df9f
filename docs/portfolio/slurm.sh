#!/bin/bash
# Prices a portfolio as a Slurm job array: one task is one shard, on one processor. Engine, input and folder of the run come first; more options follow.
#
#   sbatch --array=0-39 slurm.sh annuity '/data/contracts/*.parquet' /data/run
#   sbatch --dependency=afterok:JOB --wrap 'hautelisse merge /data/run'
#
# Every node sees the input, the folder and the command `hautelisse`; HAUTELISSE names another place of it. The quotes keep the shell from spelling out the files.
# The same array again prices what is missing, as a shard with its manifest ends at once. A part of the array needs the number of all shards:
#
#   SHARDS=40 sbatch --array=7,12 slurm.sh annuity '/data/contracts/*.parquet' /data/run
#
#SBATCH --job-name=portfolio
#SBATCH --array=0-39
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=01:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=portfolio-%A_%a.log

if [ $# -lt 3 ]; then
  echo 'Usage: sbatch --array=0-39 slurm.sh ENGINE INPUT FOLDER [option …]' >&2
  exit 2
fi
engine=$1 input=$2 folder=$3
shift 3

"${HAUTELISSE:-hautelisse}" "$engine" --in "$input" --out "$folder" --shard "$SLURM_ARRAY_TASK_ID/${SHARDS:-$SLURM_ARRAY_TASK_COUNT}" "$@"
status=$?

# Slurm requeues the tasks of a node that is lost. A worker that alone was killed, as the kernel does where memory is short, ends with 128 and the signal.
if [ "$status" -ge 128 ] && [ "${SLURM_RESTART_COUNT:-0}" -lt 3 ]; then
  echo "shard $SLURM_ARRAY_TASK_ID was stopped by signal $((status - 128)) after ${SLURM_RESTART_COUNT:-0} restarts: it goes back to the queue"
  # Slurm ends this script itself; it must not end first, with a status that would be the task's.
  scontrol requeue "$SLURM_JOB_ID" && sleep "${REQUEUE_SECONDS:-60}"
fi
exit "$status"
