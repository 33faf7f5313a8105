#!/usr/bin/env bash
# Sends out/ to the rented host in UPLOAD_TO (docs/deploying.md): by rsync over SSH, or by lftp over FTP
# with TLS. Assets arrive before the pages that need them, the service worker and the version after
# them, deletions come last: a lost connection leaves complete pages, and the next run finishes.
# Deletes only inside the folders of the export: what else the host has stays.
set -euo pipefail
cd "$(dirname "$0")/../out"
test -f version.json # Written last: the build is complete.

if [[ $UPLOAD_TO =~ ^ssh://([^/:]+):?([0-9]*)/(.*)$ ]]; then
  [[ ${BASH_REMATCH[1]} == *@* ]]
  secrets=$(mktemp -d)
  trap 'rm -r "$secrets"' EXIT
  (umask 077 && echo "$UPLOAD_KEY" >"$secrets/key" && echo "$UPLOAD_HOST_KEY" >"$secrets/hosts")
  ssh="ssh -p ${BASH_REMATCH[2]:-22} -i $secrets/key -o UserKnownHostsFile=$secrets/hosts"
  ssh+=' -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=yes -o ServerAliveInterval=15'
  send() { # The checksums spare files that are the same, whose times then stay.
    rsync --recursive --checksum --delay-updates --compress --timeout=60 --rsh="$ssh" "$@" \
      ./* .htaccess "${BASH_REMATCH[1]}:${BASH_REMATCH[3]:-.}/"
  }
  send --exclude='*.html' --exclude='*.txt' --exclude=/.htaccess --exclude=/sw.js --exclude=/version.json
  send --exclude=/sw.js --exclude=/version.json
  send --delete-after
else
  [[ $UPLOAD_TO == ftp://*@* ]]
  hashed='^(_next/static|flags|photos-reduites|previews)/' last='^(sw\.js|version\.json)$'
  mirror='mirror --reverse --no-perms --parallel=3'
  same="$mirror --ignore-time"
  {
    echo 'set cmd:fail-exit yes; set ftp:ssl-force yes; set ftp:ssl-protect-data yes'
    echo 'set xfer:use-temp-file yes; set net:timeout 30; set net:max-retries 4'
    echo "open --env-password $UPLOAD_TO"
    echo "$same --include='$hashed'"
    # Not by time: many hosts tell it to the minute, some after the upload.
    mirror+=' --transfer-all'
    echo "$mirror --exclude='$hashed' --exclude='\.(html|txt)$|^\.htaccess$' --exclude='$last'"
    echo "$mirror --exclude='$hashed' --exclude='$last'"
    for folder in */; do echo "$same --delete ${folder%/} ${folder%/}"; done
    echo 'put sw.js; put version.json'
  } | LFTP_PASSWORD=$UPLOAD_PASSWORD lftp
fi
