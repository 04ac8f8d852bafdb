package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"strings"
)

var url, key = os.Getenv("PLATFORM_URL"), os.Getenv("PLATFORM_KEY")

type object map[string]any

// A plan as our own program writes it: a height, and points with latitude first.
type pointList struct {
	Name   string  `json:"name"`
	Metres float64 `json:"metres"`
	Points string  `json:"points"`
}

type upload struct {
	Format string      `json:"format"`
	Plans  []pointList `json:"plans"`
}

// What we would post today, had we written it in uxv ourselves.
func toUxv(plan pointList) object {
	var positions [][]float64
	for _, point := range strings.Split(plan.Points, ";") {
		var latitude, longitude float64
		fmt.Sscan(point, &latitude, &longitude)
		positions = append(positions, []float64{longitude, latitude})
	}
	return object{
		"id":           plan.Name,
		"collectionId": "ridge-creek-drones",
		"navigation":   object{"altitude": plan.Metres},
		"segments": []object{
			{"type": "takeoff"},
			{"type": "waypoint", "positions": positions},
			{"type": "returnToLaunch"},
		},
	}
}

func converter(secret string) http.HandlerFunc {
	return func(response http.ResponseWriter, request *http.Request) {
		if request.Header.Get("x-converter-secret") != secret {
			response.WriteHeader(401)
			return
		}
		var body upload
		if err := json.NewDecoder(request.Body).Decode(&body); err != nil {
			response.WriteHeader(400)
			return
		}
		fmt.Printf("asked to convert %d plan\n", len(body.Plans))
		var plans []object
		for _, plan := range body.Plans {
			plans = append(plans, toUxv(plan))
		}
		response.Header().Set("content-type", "application/json")
		json.NewEncoder(response).Encode(object{"format": "uxv", "plans": plans})
	}
}

func main() {
	log.SetFlags(0)
	if url == "" || key == "" {
		log.Fatal("Set PLATFORM_URL and PLATFORM_KEY.")
	}
	random := make([]byte, 16)
	rand.Read(random)
	secret := hex.EncodeToString(random)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	go http.Serve(listener, converter(secret))
	call("POST", "/webhooks/v1", object{
		"format":  "pointlist",
		"url":     fmt.Sprintf("http://%s/", listener.Addr()),
		"headers": object{"x-converter-secret": secret},
	}, nil)

	plan := pointList{"west-flank-points", 80, "44.2074 -121.7030; 44.2100 -121.6960"}
	call("POST", "/flights/v2/plans", upload{"pointlist", []pointList{plan}}, nil)

	var stored struct {
		Navigation struct{ Altitude float64 }
		Segments   []struct{ Positions [][]float64 }
	}
	call("GET", "/flights/v2/plans/west-flank-points", nil, &stored)
	positions, _ := json.Marshal(stored.Segments[1].Positions)
	fmt.Printf("stored at %v m: %s\n", stored.Navigation.Altitude, positions)

	call("DELETE", "/flights/v2/plans/west-flank-points", nil, nil)
	call("DELETE", "/webhooks/v1/pointlist", nil, nil)
}

func call(method, path string, body, into any) {
	var text []byte
	if body != nil {
		text, _ = json.Marshal(body)
	}
	request, err := http.NewRequest(method, url+path, bytes.NewReader(text))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("x-api-key", key)
	if body != nil {
		request.Header.Set("content-type", "application/json")
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		var failed struct{ Message string }
		json.NewDecoder(response.Body).Decode(&failed)
		log.Fatal(failed.Message)
	}
	if into != nil {
		if err := json.NewDecoder(response.Body).Decode(into); err != nil {
			log.Fatal(err)
		}
	}
}
